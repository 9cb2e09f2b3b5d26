/** The panel's own styles. Follows the system's light or dark scheme, needs no script. */
export const panelStyle = `
:root { color-scheme: light dark; --ink: #1c2230; --soft: #5b6474; --line: #d9dee7; --ground: #f4f6f9; --card: #fff; --mark: #0b6b5b; --bad: #a4262c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ebf1; --soft: #a3adbd; --line: #343c4a; --ground: #14181f; --card: #1c222c; --mark: #5fd3bd; --bad: #ff9b9b; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 1180px; margin: 0 auto; padding: 16px; }
h1 { margin: 8px 0; font-size: 22px; }
h2 { margin: 0 0 12px; font-size: 16px; }
p { margin: 0 0 12px; color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none; }
a { color: var(--mark); }
main { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); align-items: start; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; min-width: 0; }
section.wide { grid-column: 1 / -1; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 0 0 8px; }
label { display: grid; gap: 2px; font-size: 13px; color: var(--soft); }
input, select, button { font: inherit; min-height: 36px; padding: 4px 10px; border-radius: 8px; border: 1px solid var(--line); background: var(--ground); color: var(--ink); }
input { max-width: 180px; }
button { cursor: pointer; border-color: var(--mark); color: var(--mark); background: transparent; }
button:hover { background: var(--ground); }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
.scroll { overflow: auto; max-height: 380px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: start; padding: 6px 8px; border-bottom: 1px solid var(--line); vertical-align: middle; white-space: nowrap; }
th { color: var(--soft); font-weight: 600; position: sticky; top: 0; background: var(--card); }
td form { margin: 0; }
th.number, td.number { text-align: end; font-variant-numeric: tabular-nums; }
code { font: 13px ui-monospace, monospace; }
table + form, .scroll + form, .flags + form { margin-top: 12px; }
td.none { color: var(--soft); }
dl.steps { display: grid; gap: 8px; margin: 0 0 16px; }
dl.steps div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 8px; }
dl.steps dt { color: var(--soft); }
dl.steps dd { margin: 0; overflow-wrap: anywhere; }
#travel form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); }
#travel input { max-width: none; }
.note { margin: 12px 0 0; padding: 8px 12px; border-radius: 8px; border: 1px solid var(--mark); color: var(--ink); }
.note.bad { border-color: var(--bad); }
.flags { display: flex; flex-wrap: wrap; gap: 6px; }
.flags form { margin: 0; }
.flags button[data-on='true'], .switch button[data-on='true'] { background: var(--mark); color: var(--card); }
`
