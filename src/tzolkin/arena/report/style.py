"""The style sheet of the report, for light and dark mode."""

from __future__ import annotations

from .point_sources import DARK_INK

_LIGHT = """
  --page: #f3ecdc; --card: #fbf7ec; --line: #d9cdb3; --edge: #85714f; --ink: #2a1f18;
  --soft: #5f4f3f; --strong: #1d6a52; --pale: #9fc4ae; --warn: #7a4b00; --warn-card: #fbe9c4;
  --good: 29 106 82; --bad: 155 42 26;
"""
_DARK = """
  --page: #0f1513; --card: #18211e; --line: #33423c; --edge: #7f9187; --ink: #f3ead7;
  --soft: #b9b09c; --strong: #7fd9ad; --pale: #3c7059; --warn: #ffd280; --warn-card: #352a16;
  --good: 70 160 120; --bad: 205 85 65;
"""

STYLE = f"""
:root {{ color-scheme: light dark; {_LIGHT} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_DARK} }} }}
* {{ box-sizing: border-box; }}
body {{
  margin: 0; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
}}
main {{ max-width: 54rem; margin: 0 auto; }}
h1 {{ font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }}
h2 {{ font-size: 1.4rem; margin: 2.6rem 0 .8rem; }}
h3 {{ font-size: 1.05rem; margin: 0 0 .2rem; }}
p {{ margin: .3rem 0 .8rem; max-width: 46rem; }}
section > :last-child {{ margin-bottom: .2rem; }}
.soft, figcaption {{ color: var(--soft); }}
figcaption {{ font-size: .9rem; margin-bottom: .4rem; }}
section.card, figure {{
  margin: 0 0 1.1rem; padding: 1.1rem 1.3rem; background: var(--card);
  border: 1px solid var(--line); border-radius: 10px; overflow-x: auto;
}}
section.warn {{ background: var(--warn-card); border-color: var(--warn); }}
section.warn h3 {{ color: var(--warn); }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ padding: .35rem .7rem; text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; padding-left: 0; }}
thead th {{ color: var(--soft); font-weight: 600; font-size: .85rem; }}
tbody tr {{ border-top: 1px solid var(--line); }}
td small {{ display: block; color: var(--soft); }}
td.share {{ min-width: 4.2rem; text-align: center; }}
code, pre {{ font: .88rem/1.5 ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }}
pre {{ margin: .3rem 0; padding: .7rem .9rem; background: var(--page); border-radius: 6px;
  white-space: pre-wrap; overflow-wrap: anywhere; }}
details {{ margin-top: .7rem; }}
summary {{ cursor: pointer; color: var(--soft); }}
:focus-visible {{ outline: 3px solid var(--strong); outline-offset: 2px; }}
ul.legend {{ display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: .3rem 0; padding: 0;
  list-style: none; font-size: .88rem; }}
ul.legend span {{ display: inline-block; width: .8em; height: .8em; margin-right: .4em;
  border-radius: 2px; }}
svg {{ display: block; width: 100%; min-width: 34rem; height: auto; }}
svg text {{ fill: var(--ink); font-size: 14px; }}
svg text.small {{ fill: var(--soft); font-size: 12px; }}
svg text.name {{ font-weight: 600; }}
svg text.figure {{ font-variant-numeric: tabular-nums; }}
svg text.inside {{ font-size: 12px; fill: #fff; }}
{", ".join(f"svg text.{source}" for source in DARK_INK)} {{ fill: #1d150e; }}
.grid {{ stroke: var(--line); }}
.foot, .zero {{ stroke: var(--edge); }}
.mark {{ stroke: var(--edge); stroke-dasharray: 4 3; }}
.whisker {{ stroke: var(--strong); stroke-width: 2.5; }}
.dot {{ fill: var(--strong); stroke: var(--card); stroke-width: 1.5; }}
.bar {{ fill: var(--pale); }}
.mean {{ stroke: var(--strong); stroke-width: 2.5; }}
@media print {{ body {{ padding: 0; }} section.card, figure {{ break-inside: avoid; }} }}
"""
