"""Wall segments joined end to end, so that a file has few long lines instead of many short ones."""

from collections import defaultdict
from collections.abc import Sequence

from printgen.draw.geometry import XY, Segment


def chained(segments: Sequence[Segment]) -> list[list[XY]]:
    """Every segment once, in lines as long as they come; a line stops where more than two walls meet."""
    ends: dict[XY, list[int]] = defaultdict(list)
    for index, (x1, y1, x2, y2) in enumerate(segments):
        ends[x1, y1].append(index)
        ends[x2, y2].append(index)
    used = [False] * len(segments)
    lines: list[list[XY]] = []
    starts = sorted(range(len(segments)), key=lambda i: (_inner(segments[i], ends), i))
    for start in starts:
        if used[start]:
            continue
        used[start] = True
        x1, y1, x2, y2 = segments[start]
        line: list[XY] = [(x1, y1), (x2, y2)]
        for _ in range(2):
            while len(ends[line[-1]]) == 2:
                onward = next((i for i in ends[line[-1]] if not used[i]), None)
                if onward is None:
                    break
                used[onward] = True
                a, b = segments[onward][:2], segments[onward][2:]
                line.append(b if a == line[-1] else a)
            line.reverse()
        lines.append(line)
    return lines


def _inner(segment: Segment, ends: dict[XY, list[int]]) -> bool:
    """Both ends lead on: better not a start."""
    return len(ends[segment[0], segment[1]]) == 2 and len(ends[segment[2], segment[3]]) == 2
