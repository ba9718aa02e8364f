"""An index whose places fall on few pages."""

import io

import pikepdf
import pypdfium2

from printgen.press.documents import lay_out
from printgen.press.gallery import Gallery

STYLE = (
    "<style>.pg a::after{content:target-counter(attr(href),page)} section{break-after:page} @page{size:80mm 60mm;margin:5mm}"
    "</style>"
)


def index(pages: str, width: str = "60mm") -> tuple[list[str], bytes]:
    """The lines of an entry with places on these pages, in a book of three."""
    sections = "".join(f"<section>{''.join(f'<i id={page}{at}>x</i>' for at in range(9))}</section>" for page in "123")
    links = ", ".join(f'<a href="#{page}{pages[:at].count(page)}"></a>' for at, page in enumerate(pages))
    html = (
        f'{STYLE}{sections}<div class="index" style="width:{width}"><p>Orcs <span class="pg">{links}</span></p></div>'
    )
    data = lay_out(html, Gallery({})).pdf()
    return pypdfium2.PdfDocument(data)[3].get_textpage().get_text_bounded().split("\r\n"), data


def test_a_page_stands_once_wherever_it_is_repeated() -> None:
    for pages, said in (
        ("1", "1"),
        ("11", "1"),
        ("112", "1, 2"),
        ("122", "1, 2"),
        ("111223", "1, 2, 3"),
        ("123", "1, 2, 3"),
    ):
        assert index(pages)[0] == [f"Orcs {said}"], pages


def test_an_entry_of_many_lines_has_no_comma_left_at_its_end() -> None:
    lines = index("1111111222222", "14mm")[0]
    assert "".join(lines).replace(" ", "") == "Orcs1,2"


def links(data: bytes) -> list[str]:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [str(one.Dest) for one in pdf.pages[3].Annots]


def test_what_was_dropped_links_nowhere_and_the_rest_still_links() -> None:
    assert links(index("112233")[1]) == links(index("123")[1])
