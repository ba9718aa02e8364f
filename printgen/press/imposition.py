"""How pages are to be imposed, and the sheet they are imposed on: plain values."""

from dataclasses import dataclass

from printgen.press.impose_order import Fold
from printgen.press.lay import Flip
from printgen.press.sizes import Size


@dataclass(frozen=True)
class Imposition:
    """How pages are imposed. `caliper` is a leaf's thickness in mm (0: no creep); `offset` moves backs right and down, in mm."""

    sheet: Size
    fold: Fold = "saddle"
    flip: Flip = "short"
    signature: int = 0
    caliper: float = 0.0
    keep_back_cover: bool = False
    right_to_left: bool = False
    scale: bool = False
    marks: bool = True
    offset: tuple[float, float] = (0.0, 0.0)


@dataclass(frozen=True)
class Sheet:
    """A sheet as it lies, in points, and its cells' size."""

    wide: float
    high: float
    columns: int
    rows: int

    @property
    def cell(self) -> tuple[float, float]:
        return self.wide / self.columns, self.high / self.rows
