"""The pictures of one press: drawings made on the way and the document's own, each under a name the fetcher will serve."""

from collections.abc import Mapping

from printgen.errors import BadFile, suggest

SCHEME = "printgen:"


class Gallery:
    """Pictures by name. `url()` is what a page's `src` says; a name no one put here cannot be fetched."""

    def __init__(
        self, pictures: Mapping[str, str | bytes] | None = None, *, light: bool = False, ink: str = "#000", paper: str = "#fff",
        least_box: float = 0.0,
    ) -> None:  # fmt: skip
        self.light = light  # ink is saved: black dice are outlined twice
        self.least_box = least_box
        self.space = ""  # whose pictures a bare name means
        self._ink, self._paper = ink, paper
        self._kept: dict[str, str | bytes] = {}
        for name, picture in (pictures or {}).items():
            self._kept[f"picture/{name}"] = picture

    def put(self, name: str, picture: str | bytes) -> str:
        """Keep a drawing under `name`, in the theme's ink and paper, and give its address."""
        if isinstance(picture, str) and name not in self._kept:
            picture = picture.replace('"#000"', f'"{self._ink}"').replace('"#fff"', f'"{self._paper}"')
        self._kept.setdefault(name, picture)
        return SCHEME + name

    def has(self, name: str) -> bool:
        return name in self._kept

    def url(self, name: str) -> str:
        """The address of one of the document's pictures, or BadFile with the nearest name."""
        for full in (f"{self.space}/{name}" if self.space else name, name):
            if f"picture/{full}" in self._kept:
                return f"{SCHEME}picture/{full}"
        known = [key.removeprefix("picture/") for key in self._kept if key.startswith("picture/")]
        raise BadFile(f"no picture “{name}” in this document{suggest(name, known)}")

    def get(self, url: str) -> str | bytes | None:
        return self._kept.get(url.removeprefix(SCHEME)) if url.startswith(SCHEME) else None
