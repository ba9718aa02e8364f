"""What can go wrong, said to the person who can mend it.

Every error is one line: what, where (file, row, option), and what would do. Each kind has the exit code of the
command line, so a caller never has to guess: 2 usage, 3 something missing, 4 a file given is wrong, 5 the output
exists or cannot be written, 6 a limit was hit, 7 a PDF failed its own check, 1 a check found something.
"""


class PrintgenError(Exception):
    """An error a person can act on; `code` is the exit status."""

    code = 70


class FoundSomething(PrintgenError):
    code = 1


class Usage(PrintgenError):
    code = 2


class Missing(PrintgenError):
    code = 3


class BadFile(PrintgenError):
    code = 4


class Occupied(PrintgenError):
    code = 5


class Limit(PrintgenError):
    code = 6


class BadPdf(PrintgenError):
    code = 7


def suggest(word: str, known: "list[str] | tuple[str, ...]") -> str:
    """' (did you mean “rogue”?)' for a near miss, else the list of what there is."""
    from difflib import get_close_matches

    near = get_close_matches(word, known, n=1, cutoff=0.6)
    return f" (did you mean “{near[0]}”?)" if near else f" (there are: {', '.join(known)})"
