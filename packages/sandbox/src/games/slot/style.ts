/** The slot's own look, below the kit's. */
export const slotStyle = `
body { --cell: min((100vw - 3rem) / 5, (100dvh - 17.5rem) / 3, 9.5rem); --row: var(--cell); }
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
#paused { inset: 0.5rem; }
.pays table { width: auto; margin: 0; } .pays th, .pays td { border: 0; }
@media (max-width: 30rem) {
  .cabinet { padding: 0.375rem; border-radius: 1rem; }
  body { --cell: min((100vw - 1.75rem) / 5, (100dvh - 18rem) / 3); --row: min(var(--cell) * 1.4, (100dvh - 18rem) / 3); }
}
@media (max-height: 30rem) and (orientation: landscape) { body { --cell: min((100vw - 15.5rem) / 5, (100dvh - 7rem) / 3); --row: var(--cell); } }
@media (prefers-reduced-motion: no-preference) {
  .cell[data-hit='win'] img { animation: lift 600ms ease-in-out 2 alternate; }
  @keyframes lift { to { transform: scale(1.12); } }
}
@media (forced-colors: active) { .cell[data-hit] { outline: 3px solid Highlight; } }
`
