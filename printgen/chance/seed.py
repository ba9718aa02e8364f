"""A seed is text: NFC, stripped, 1 to 200 characters, no control characters."""

import secrets
import unicodedata

from printgen.errors import Usage

LONGEST = 200
_FIRST = [
    "amber",
    "ash",
    "barrow",
    "brass",
    "candle",
    "chalk",
    "cinder",
    "cold",
    "copper",
    "crow",
    "drowned",
    "ember",
    "flint",
    "fox",
    "glass",
    "grave",
    "heron",
    "hollow",
    "iron",
    "ivory",
]
_THEN = [
    "arch",
    "bell",
    "bone",
    "bridge",
    "cellar",
    "chain",
    "door",
    "fen",
    "gate",
    "hearth",
    "key",
    "lamp",
    "moth",
    "oak",
    "reed",
    "salt",
    "stair",
    "thorn",
    "vault",
    "well",
]


def clean_seed(text: str) -> str:
    """The seed as it is used and shown, or Usage."""
    seed = unicodedata.normalize("NFC", text).strip()
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in seed):
        raise Usage("--seed: holds a line break or control character; give 1 to 200 plain characters")
    if not 1 <= len(seed) <= LONGEST:
        raise Usage(f"--seed: {len(seed)} characters; give 1 to {LONGEST}")
    return seed


def new_seed() -> str:
    """Three-part seed a person can read over a table: heron-lamp-417."""
    return f"{secrets.choice(_FIRST)}-{secrets.choice(_THEN)}-{secrets.randbelow(900) + 100}"


def slug(seed: str) -> str:
    """A folder name from a seed: ASCII letters, digits and dashes, never empty, told apart by a digest if letters were lost."""
    from hashlib import sha256

    plain = unicodedata.normalize("NFKD", seed).encode("ascii", "ignore").decode().lower()
    kept = "-".join("".join(c if c.isalnum() else " " for c in plain).split())[:60].strip("-")
    lossless = kept == seed
    return kept if lossless else f"{kept or 'seed'}-{sha256(seed.encode()).hexdigest()[:6]}"
