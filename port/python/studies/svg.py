# SPDX-License-Identifier: MIT
"""Pictures of the studies: lines over logarithmic axes, and bars. SVG, written number by number."""
import math

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000", "#e69f00")  # which the colour-blind can tell
DASHES = ("", "6 3", "2 3", "8 3 2 3", "1 2", "10 4")  # and those who see no colour
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 340, 70, 190, 40, 50
LEVELS = ("0", "1", "2-3", "4-7", "8-15", "16-31", "32-63", "64+")  # ulp


def eight(histogram):
    """The histogram of a Comparison in LEVELS."""
    return [*histogram[:7], sum(histogram[7:])]


def _text(x, y, text, anchor="middle", more=""):
    text = text.replace("&", "&amp;").replace("<", "&lt;")
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{text}</text>'


def _picture(title, x_name, y_name, parts):
    """The frame around what is drawn."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    return "\n".join([
        "<!-- SPDX-License-Identifier: MIT -->",
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f"<title>{title}</title>", f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, 22, title, "start", ' font-size="14"'), _text(LEFT + wide / 2, HEIGHT - 10, x_name),
        _text(18, TOP + high / 2, y_name, "middle", f' transform="rotate(-90 18 {TOP + high / 2:.1f})"'),
        *parts, f'<path d="M{LEFT} {TOP}V{TOP + high}H{LEFT + wide}" fill="none" stroke="#333333"/>', "</svg>", ""])


def _legend(number, name, dash=""):
    y, x = TOP + 10 + 18 * number, WIDTH - RIGHT + 12
    colour = COLOURS[number % len(COLOURS)]
    return [f'<line x1="{x}" y1="{y}" x2="{x + 24}" y2="{y}" stroke="{colour}" stroke-width="3"{dash}/>',
            _text(x + 30, y + 4, name, "start")]


def _powers(low, high):
    """A scale of powers of ten around numbers: the place from 0 to 1 of a number, and the exponents to be marked."""
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high))
    last = max(last, first + 1)
    return (lambda x: (math.log10(x) - first) / (last - first)), range(first, last + 1)


def lines(title, x_name, y_name, xs, series):
    """Numbers above 0 by name, one for each of xs, which grow by factors; names stand beside the picture."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    place, marks = _powers(min(map(min, series.values())), max(map(max, series.values())))
    across = [LEFT + wide * math.log(x / xs[0]) / math.log(xs[-1] / xs[0]) for x in xs]
    parts = [_text(x, TOP + high + 18, str(number)) for x, number in zip(across, xs)]
    for power in marks:
        y = TOP + high * (1 - place(10.0 ** power))
        parts += [f'<line x1="{LEFT}" y1="{y:.1f}" x2="{LEFT + wide}" y2="{y:.1f}" stroke="#dddddd"/>',
                  _text(LEFT - 8, y + 4, f"1e{power}", "end")]
    for number, (name, ys) in enumerate(series.items()):
        dash = f' stroke-dasharray="{DASHES[number % len(DASHES)]}"' if DASHES[number % len(DASHES)] else ""
        points = " ".join(f"{x:.1f},{TOP + high * (1 - place(y)):.1f}" for x, y in zip(across, ys))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[number % len(COLOURS)]}" '
                     f'stroke-width="2"{dash}/>')
        parts += _legend(number, name, dash)
    return _picture(title, x_name, y_name, parts)


def bars(title, x_name, y_name, names, series):
    """Counts by name, one for each of names."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    most, step = max(map(max, series.values())), wide / len(names)
    thick = 0.8 * step / len(series)
    parts = [_text(LEFT + step * (at + 0.5), TOP + high + 18, name, more=' font-size="10"')
             for at, name in enumerate(names)]
    parts += [_text(LEFT - 8, TOP + high + 4, "0", "end"), _text(LEFT - 8, TOP + 4, str(most), "end")]
    for number, (name, counts) in enumerate(series.items()):
        for at, count in enumerate(counts):
            tall = high * count / most
            parts.append(f'<rect x="{LEFT + step * (at + 0.1) + thick * number:.1f}" y="{TOP + high - tall:.1f}" '
                         f'width="{thick:.1f}" height="{tall:.1f}" fill="{COLOURS[number % len(COLOURS)]}"/>')
        parts += _legend(number, name)
    return _picture(title, x_name, y_name, parts)
