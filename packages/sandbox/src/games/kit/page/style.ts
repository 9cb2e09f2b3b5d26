/** What every game's page looks like, as text. Colours are the default brand's, light and dark. */
export const kitStyle = `
:root {
  --canvas: #0a1213; --glow: #12352c; --surface: #101b1d; --face: #0c1618; --face-edge: #1a2a2d; --border: #2a3d41; --text: #eef5f2; --muted: #a3b6b3;
  --accent: #2bd9a6; --accent-hover: #55e4ba; --on-accent: #04231a; --win: #f7c548; --win-text: #f9d06c; --frame: #c98f2a; --frame-light: #ffe9a8; --focus: #8fc2ff; --notice: #3a270d; --notice-text: #f6bb68; --scrim: rgb(0 0 0 / 0.66);
  color-scheme: dark;
}
:root[data-theme='light'] {
  --canvas: #f3f5f2; --glow: #d7efe4; --surface: #ffffff; --face: #ffffff; --face-edge: #e3e9e4; --border: #ccd6cf; --text: #10201d; --muted: #4b5c57;
  --accent: #087f5f; --accent-hover: #066a4f; --on-accent: #ffffff; --win: #f0b429; --win-text: #7d5300; --frame: #b97d17; --frame-light: #f6d57e; --focus: #0b63ce; --notice: #fdeed8; --notice-text: #864b00; --scrim: rgb(8 20 20 / 0.52);
  color-scheme: light;
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; margin: 0; }
body {
  font: 1rem/1.4 'Noto Sans Bengali', 'Inter', system-ui, 'Noto Sans', sans-serif; color: var(--text); background: radial-gradient(80% 60% at 50% 34%, var(--glow), transparent), var(--canvas);
  display: grid; grid-template: 'head' auto 'stage' 1fr 'desk' auto / minmax(0, 1fr); min-height: 100dvh; overflow-x: hidden;
}
.vh { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header { grid-area: head; display: flex; align-items: center; gap: 0.5rem; padding: 0.5rem 0.75rem; }
h1 { flex: 1; min-width: 0; margin: 0; font-size: 1.0625rem; font-weight: 700; letter-spacing: -0.01em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
button, select, input { font: inherit; color: inherit; }
button { cursor: pointer; border: 1px solid var(--border); border-radius: 0.625rem; background: var(--surface); min-height: 2.5rem; padding: 0 0.875rem; font-weight: 600; }
button:hover { border-color: var(--muted); }
header button { display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; } header svg { width: 1.125rem; height: 1.125rem; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; flex: none; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: var(--accent); font-weight: 600; }
.plain { background: transparent; }
main { grid-area: stage; display: grid; grid-template-rows: minmax(0, 1fr) auto auto auto; justify-items: center; align-content: center; gap: 0.5rem; padding: 0.25rem 0.75rem; min-width: 0; }
#stage { position: relative; display: grid; place-content: center; justify-items: center; width: 100%; min-width: 0; min-height: 0; }
.result { min-height: 3.25rem; text-align: center; max-width: 40rem; }
#message { margin: 0; font-weight: 600; font-size: 1.0625rem; font-variant-numeric: tabular-nums; }
#message[data-tone='win'] { color: var(--win-text); font-size: 1.25rem; font-weight: 700; }
#reasons { margin: 0; color: var(--muted); font-size: 0.875rem; }
#notice { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0.5rem 0.75rem; padding: 0.5rem 0.75rem; border-radius: 0.75rem; background: var(--notice); color: var(--notice-text); font-size: 0.9375rem; max-width: 40rem; }
#notice p { margin: 0; flex: 1 1 14rem; text-align: start; }
#notice button { color: var(--text); }
#paused { position: absolute; inset: 0; z-index: 3; display: grid; place-items: center; border-radius: 0.875rem; background: var(--scrim); color: #fff; font-weight: 700; }
#controls { width: 100%; max-width: 40rem; } #controls:empty { display: none; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; } legend { padding: 0; color: var(--muted); font-size: 0.8125rem; }
footer { grid-area: desk; display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center; gap: 0.75rem; max-width: 48rem; width: 100%; margin: 0 auto; padding: 0.5rem 0.75rem max(0.75rem, env(safe-area-inset-bottom)); }
.meters { display: grid; gap: 0.125rem; margin: 0; min-width: 0; }
.meters div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5rem; min-width: 0; }
dt, label { color: var(--muted); font-size: 0.8125rem; }
dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
#balance { font-size: 1.0625rem; }
#last[data-tone='win'] { color: var(--win-text); }
.stake { display: grid; justify-items: end; gap: 0.125rem; min-width: 0; }
select, input:not([type='radio'], [type='range'], [type='checkbox']) { min-height: 2.75rem; max-width: 100%; padding: 0 0.5rem; border: 1px solid var(--muted); border-radius: 0.625rem; background: var(--surface); font-weight: 700; font-variant-numeric: tabular-nums; }
#action { width: 5.5rem; height: 5.5rem; padding: 0.25rem; border: 4px solid color-mix(in srgb, var(--accent) 45%, var(--surface)); border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: 1.0625rem; font-weight: 800; overflow-wrap: anywhere; line-height: 1.15; font-variant-numeric: tabular-nums; transition: background 150ms, opacity 150ms; }
#action:hover { background: var(--accent-hover); }
#action[aria-disabled='true'] { opacity: 0.55; cursor: default; background: var(--accent); }
dialog { width: min(44rem, calc(100vw - 1.5rem)); max-height: calc(100dvh - 1.5rem); padding: 0; border: 1px solid var(--border); border-radius: 1rem; background: var(--surface); color: var(--text); }
dialog::backdrop { background: var(--scrim); }
.sheet { padding: 1rem 1.25rem 1.25rem; }
.sheet-head { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.75rem 1.25rem; background: var(--surface); border-bottom: 1px solid var(--border); }
h2, h3 { margin: 0; line-height: 1.2; }
h2 { font-size: 1.25rem; }
h3 { font-size: 1rem; margin-top: 1.25rem; } .sheet > h3:first-child { margin-top: 0; }
.sheet p { margin: 0.25rem 0 0; color: var(--muted); }
.sheet ul:not([class]), .sheet ol:not([class]) { margin: 0.5rem 0 0; padding-inline-start: 1.25rem; color: var(--muted); }
.facts { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: 0.375rem 1rem; margin: 1.25rem 0 0; }
.facts dd { font-weight: 500; }
.scroll { overflow-x: auto; }
.sheet table { width: 100%; margin-top: 0.5rem; border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.sheet th, .sheet td { padding: 0.375rem 0.5rem; border-bottom: 1px solid var(--border); text-align: end; } .sheet th:first-child { text-align: start; padding-inline-start: 0; } .sheet td:last-child, .sheet thead th:last-child { padding-inline-end: 0; }
.sheet thead th { color: var(--muted); font-weight: 500; }
.seeds { margin: 0.75rem 0 0; display: grid; gap: 0.125rem; } .seeds dd { margin-bottom: 0.5rem; }
.code { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: 0.8125rem; font-weight: 500; overflow-wrap: anywhere; }
#seeds, .check-form { display: grid; gap: 0.375rem; margin-top: 0.5rem; } #seeds button { justify-self: start; }
.end { max-width: 30rem; margin: auto; padding: 2rem 1.25rem; text-align: center; grid-row: 1 / -1; }
@media (max-width: 30rem) {
  header { padding-inline: 0.5rem; } main { padding-inline: 0.375rem; }
  .label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; } header button { width: 2.75rem; padding: 0; }
  #action { width: 5rem; height: 5rem; } select { padding-inline: 0.25rem; }
  footer { gap: 0.5rem; padding-inline: 0.625rem; }
}
@media (max-height: 30rem) and (orientation: landscape) {
  body { grid-template: 'head head' auto 'stage desk' 1fr / minmax(0, 1fr) 12.5rem; }
  header { padding-block: 0.25rem; } main { gap: 0.25rem; }
  .result { min-height: 1.5rem; } #message, #message[data-tone='win'] { font-size: 0.9375rem; } #reasons { display: none; }
  footer { grid-template-columns: 1fr; justify-items: center; align-content: center; gap: 0.5rem; } .stake { justify-items: center; } .meters div { justify-content: center; }
}
@media (forced-colors: active) { #action { border-color: ButtonText; } }
`
