/** The page's stylesheet as text. Colours are the default brand's, light and dark. */
export const slotStyle = `
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
  --cell: min((100vw - 3rem) / 5, (100dvh - 17.5rem) / 3, 9.5rem); --row: var(--cell);
}
.vh { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
header { grid-area: head; display: flex; align-items: center; gap: 0.5rem; padding: 0.5rem 0.75rem; }
h1 { flex: 1; min-width: 0; margin: 0; font-size: 1.0625rem; font-weight: 700; letter-spacing: -0.01em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
button, select { font: inherit; color: inherit; }
button { cursor: pointer; border: 1px solid var(--border); border-radius: 0.625rem; background: var(--surface); min-height: 2.5rem; padding: 0 0.875rem; font-weight: 600; }
button:hover { border-color: var(--muted); }
header button { display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem; } header svg { width: 1.125rem; height: 1.125rem; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; flex: none; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.plain { background: transparent; }
main { grid-area: stage; display: grid; place-content: center; justify-items: center; gap: 0.75rem; padding: 0.25rem 0.75rem; min-width: 0; }
.cabinet { position: relative; padding: 0.5rem; border-radius: 1.25rem; background: linear-gradient(var(--frame-light), var(--frame) 40%, var(--frame) 70%, var(--frame-light)); box-shadow: 0 1.25rem 3rem rgb(0 0 0 / 0.35), inset 0 0 0 1px rgb(255 255 255 / 0.35); }
#reels { position: relative; direction: ltr; display: grid; grid-template-columns: repeat(5, var(--cell)); height: calc(var(--row) * 3); overflow: hidden; border-radius: 0.875rem; background: var(--face); box-shadow: inset 0 0 0 2px rgb(0 0 0 / 0.3); }
#reels::after { content: ''; position: absolute; inset: 0; z-index: 2; pointer-events: none; background: linear-gradient(rgb(0 0 0 / 0.3), transparent 14%, transparent 86%, rgb(0 0 0 / 0.3)); }
:root[data-theme='light'] #reels::after { background: linear-gradient(rgb(16 32 29 / 0.16), transparent 14%, transparent 86%, rgb(16 32 29 / 0.16)); }
.reel { position: relative; z-index: 1; overflow: hidden; border-inline-start: 1px solid var(--face-edge); background: linear-gradient(90deg, rgb(0 0 0 / 0.12), transparent 22%, transparent 78%, rgb(0 0 0 / 0.12)); }
.reel:first-child { border: 0; }
.track { will-change: transform; }
.cell { width: var(--cell); height: var(--row); display: grid; place-items: center; border-radius: 0.75rem; }
.cell img { width: calc(var(--cell) * 0.82); height: calc(var(--cell) * 0.82); user-select: none; }
#reels[data-tone] .cell:not([data-hit]) img { opacity: 0.34; }
.cell[data-hit='win'] { background: radial-gradient(circle, color-mix(in srgb, var(--win) 58%, transparent), transparent 72%); }
.cell[data-hit='return'] { box-shadow: inset 0 0 0 2px var(--muted); }
.lines { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; z-index: 0; }
.lines polyline { fill: none; stroke: var(--muted); stroke-width: 3px; stroke-linejoin: round; stroke-linecap: round; vector-effect: non-scaling-stroke; opacity: 0.8; }
[data-tone='win'] .lines polyline { stroke: var(--win); stroke-width: 4px; opacity: 0.9; }
.result { min-height: 3.25rem; text-align: center; max-width: calc(var(--cell) * 5 + 1rem); }
#message { margin: 0; font-weight: 600; font-size: 1.0625rem; font-variant-numeric: tabular-nums; }
#message[data-tone='win'] { color: var(--win-text); font-size: 1.25rem; font-weight: 700; }
#reasons { margin: 0; color: var(--muted); font-size: 0.875rem; }
#notice { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0.5rem 0.75rem; padding: 0.5rem 0.75rem; border-radius: 0.75rem; background: var(--notice); color: var(--notice-text); font-size: 0.9375rem; }
#notice p { margin: 0; flex: 1 1 14rem; text-align: start; }
#notice button { color: var(--text); }
#paused { position: absolute; inset: 0.5rem; z-index: 3; display: grid; place-items: center; border-radius: 0.875rem; background: var(--scrim); color: #fff; font-weight: 700; }
footer { grid-area: desk; display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center; gap: 0.75rem; max-width: 48rem; width: 100%; margin: 0 auto; padding: 0.5rem 0.75rem max(0.75rem, env(safe-area-inset-bottom)); }
.meters { display: grid; gap: 0.125rem; margin: 0; min-width: 0; }
.meters div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.5rem; min-width: 0; }
dt, label { color: var(--muted); font-size: 0.8125rem; }
dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; }
#balance { font-size: 1.0625rem; }
#last[data-tone='win'] { color: var(--win-text); }
.stake { display: grid; justify-items: end; gap: 0.125rem; min-width: 0; }
select { min-height: 2.75rem; max-width: 100%; padding: 0 0.5rem; border: 1px solid var(--muted); border-radius: 0.625rem; background: var(--surface); font-weight: 700; font-variant-numeric: tabular-nums; }
#spin { width: 5.5rem; height: 5.5rem; padding: 0.25rem; border: 4px solid color-mix(in srgb, var(--accent) 45%, var(--surface)); border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: 1.0625rem; font-weight: 800; overflow-wrap: anywhere; line-height: 1.15; transition: background 150ms, opacity 150ms; }
#spin:hover { background: var(--accent-hover); }
#spin[aria-disabled='true'] { opacity: 0.55; cursor: default; background: var(--accent); }
dialog { width: min(44rem, calc(100vw - 1.5rem)); max-height: calc(100dvh - 1.5rem); padding: 0; border: 1px solid var(--border); border-radius: 1rem; background: var(--surface); color: var(--text); }
dialog::backdrop { background: var(--scrim); }
.sheet { padding: 1rem 1.25rem 1.25rem; }
.sheet-head { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding: 0.75rem 1.25rem; background: var(--surface); border-bottom: 1px solid var(--border); }
h2, h3 { margin: 0; line-height: 1.2; }
h2 { font-size: 1.25rem; }
h3 { font-size: 1rem; margin-top: 1.25rem; }
.sheet p { margin: 0.25rem 0 0; color: var(--muted); }
.pays { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 0.5rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
.pays li { display: grid; grid-template-columns: 2.5rem 1fr; align-items: center; gap: 0.5rem; padding: 0.5rem; border: 1px solid var(--border); border-radius: 0.75rem; background: var(--face); }
.pays img { width: 2.5rem; height: 2.5rem; grid-row: span 2; }
.pays strong { font-size: 0.875rem; text-transform: capitalize; }
.pays table { justify-self: start; border-collapse: collapse; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.pays td, .pays th { padding: 0 0 0 0.5rem; text-align: end; font-weight: 700; white-space: nowrap; } .pays th { padding: 0; min-width: 1rem; }
.pays th { color: var(--muted); font-weight: 500; }
.pays small { color: var(--muted); grid-column: 2; font-size: 0.75rem; }
.ways { display: grid; grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr)); gap: 0.5rem; margin: 0.5rem 0 0; padding: 0; list-style: none; direction: ltr; }
.ways svg { display: block; width: 100%; }
.ways rect { fill: var(--border); } .ways rect.on { fill: var(--accent); }
.ways li { font-size: 0.75rem; color: var(--muted); text-align: center; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: 0.375rem 1rem; margin: 1.25rem 0 0; }
.facts dd { font-weight: 500; }
.end { max-width: 30rem; margin: auto; padding: 2rem 1.25rem; text-align: center; grid-row: 1 / -1; }
@media (max-width: 30rem) {
  header { padding-inline: 0.5rem; } .cabinet { padding: 0.375rem; border-radius: 1rem; } main { padding-inline: 0.375rem; }
  body { --cell: min((100vw - 1.75rem) / 5, (100dvh - 18rem) / 3); --row: min(var(--cell) * 1.4, (100dvh - 18rem) / 3); }
  .label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; } header button { width: 2.75rem; padding: 0; }
  #spin { width: 5rem; height: 5rem; } select { padding-inline: 0.25rem; }
  footer { gap: 0.5rem; padding-inline: 0.625rem; }
}
@media (max-height: 30rem) and (orientation: landscape) {
  body { grid-template: 'head head' auto 'stage desk' 1fr / minmax(0, 1fr) 12.5rem; --cell: min((100vw - 15.5rem) / 5, (100dvh - 7rem) / 3); --row: var(--cell); }
  header { padding-block: 0.25rem; } main { gap: 0.25rem; }
  .result { min-height: 1.5rem; } #message, #message[data-tone='win'] { font-size: 0.9375rem; } #reasons { display: none; }
  footer { grid-template-columns: 1fr; justify-items: center; align-content: center; gap: 0.5rem; } .stake { justify-items: center; } .meters div { justify-content: center; }
}
@media (prefers-reduced-motion: no-preference) {
  .cell[data-hit='win'] img { animation: lift 600ms ease-in-out 2 alternate; }
  @keyframes lift { to { transform: scale(1.12); } }
}
@media (forced-colors: active) { .cell[data-hit] { outline: 3px solid Highlight; } }
`
