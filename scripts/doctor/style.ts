/** The doctor's page in the kit's colours; it follows the system's light or dark and needs no script. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../packages/ui/tokens.css'), 'utf8')
const dark = /\[data-theme='dark'\] \{([^}]*)\}/.exec(tokens)?.[1] ?? ''

/** The whole stylesheet. */
export const style = `${tokens}
@media (prefers-color-scheme: dark) { :root { ${dark} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--cr-color-canvas); color: var(--cr-color-text); font: 1rem/1.5 var(--cr-font-text); }
header, main { max-inline-size: 64rem; margin-inline: auto; padding: var(--cr-space-s5) var(--cr-space-s4); }
header { padding-block-end: 0; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--cr-space-s5); }
h1 { margin: 0; font: 700 var(--cr-fontSize-xxl)/1.2 var(--cr-font-display); letter-spacing: -0.02em; }
h2 { margin: 0 0 var(--cr-space-s3); font: 600 var(--cr-fontSize-xl)/1.2 var(--cr-font-display); }
h3 { margin: 0; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
p { margin: 0; color: var(--cr-color-textMuted); }
header p { margin-block-start: var(--cr-space-s2); }
a { color: var(--cr-color-accentText); }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
section { padding: var(--cr-space-s5); border: 1px solid var(--cr-color-border); border-radius: var(--cr-radius-lg); background: var(--cr-color-surface); }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: var(--cr-space-s4); align-items: end; }
form .wide { grid-column: 1 / -1; }
label { display: grid; gap: var(--cr-space-s1); font-size: var(--cr-fontSize-sm); font-weight: 500; }
label small { color: var(--cr-color-textMuted); font-weight: 400; }
input, select { inline-size: 100%; min-block-size: 2.75rem; padding: 0 var(--cr-space-s3); border: 1px solid var(--cr-color-borderControl); border-radius: var(--cr-radius-md); background: var(--cr-color-canvas); color: inherit; font: inherit; }
button { min-block-size: 2.75rem; padding: 0 var(--cr-space-s5); border: 0; border-radius: var(--cr-radius-md); background: var(--cr-color-accent); color: var(--cr-color-onAccent); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--cr-color-focus); outline-offset: 2px; }
.fault { padding: var(--cr-space-s3) var(--cr-space-s4); border-inline-start: 4px solid var(--cr-color-danger); border-radius: var(--cr-radius-sm); background: var(--cr-color-dangerSoft); color: var(--cr-color-text); }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: var(--cr-space-s3); margin: var(--cr-space-s4) 0; }
.figures div { padding: var(--cr-space-s3); border: 1px solid var(--cr-color-border); border-radius: var(--cr-radius-md); }
.figures dt { font-size: var(--cr-fontSize-sm); color: var(--cr-color-textMuted); }
.figures dd { margin: 0; font: 600 var(--cr-fontSize-xl)/1.2 var(--cr-font-display); font-variant-numeric: tabular-nums; }
.findings { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--cr-space-s3); margin: var(--cr-space-s4) 0 0; padding: 0; list-style: none; }
.findings > li { display: grid; gap: var(--cr-space-s2); padding: var(--cr-space-s4); border: 1px solid var(--cr-color-border); border-inline-start-width: 4px; border-radius: var(--cr-radius-md); }
.findings > li[data-level='broken'] { border-inline-start-color: var(--cr-color-danger); }
.findings > li[data-level='notice'] { border-inline-start-color: var(--cr-color-info); }
.findings p { color: var(--cr-color-text); overflow-wrap: anywhere; }
.chips { display: flex; flex-wrap: wrap; gap: var(--cr-space-s1) var(--cr-space-s2); margin: 0; padding: 0; list-style: none; font-size: var(--cr-fontSize-sm); color: var(--cr-color-textMuted); }
.chips li { padding: 0 var(--cr-space-s2); border: 1px solid var(--cr-color-border); border-radius: var(--cr-radius-pill); }
.tag { font-size: var(--cr-fontSize-sm); font-weight: 600; color: var(--cr-color-textMuted); }
details { border-block-start: 1px solid var(--cr-color-border); }
summary { display: flex; flex-wrap: wrap; gap: var(--cr-space-s2); justify-content: space-between; padding: var(--cr-space-s3) 0; cursor: pointer; font-weight: 500; }
summary span { color: var(--cr-color-textMuted); font-weight: 400; }
details dl { display: grid; gap: var(--cr-space-s2); margin: 0; padding: 0 0 var(--cr-space-s4); }
details dt { font-size: var(--cr-fontSize-sm); color: var(--cr-color-textMuted); }
details dd { margin: 0; overflow-wrap: anywhere; }
progress { inline-size: 100%; block-size: var(--cr-space-s2); accent-color: var(--cr-color-accent); }
`
