/** The lottery's own look, below the kit's. */
export const lotteryStyle = `
body { --ball: #e9443f; --ball-deep: #a01f2a; --ink: #fff; }
#stage { place-content: start stretch; justify-items: stretch; max-width: 44rem; }
#hall { display: grid; gap: 0.75rem; min-width: 0; }
#hall h2 { font-size: 1.0625rem; } #hall h3 { margin: 0 0 0.25rem; font-size: 0.875rem; color: var(--muted); font-weight: 600; }
.family { display: inline-grid; place-items: center; min-width: 3.25rem; padding: 0.25rem 0.5rem; border-radius: 0.5rem; background: var(--accent); color: var(--on-accent); font-size: 0.875rem; font-weight: 800; letter-spacing: 0.02em; }
#lobby { border: 1px solid var(--border); border-radius: 0.75rem; background: var(--surface); } #lobby summary { padding: 0.625rem 0.875rem; font-weight: 700; cursor: pointer; }
#games { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.5rem; margin: 0; padding: 0 0.75rem 0.75rem; list-style: none; }
#games button { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 0 0.625rem; width: 100%; min-height: 3.5rem; padding: 0.375rem 0.625rem; background: var(--face); text-align: start; }
#games .family { grid-row: span 2; } #games small { color: var(--muted); font-weight: 500; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.draw { display: grid; gap: 0.75rem; padding: 0.875rem; border: 1px solid var(--border); border-radius: 1rem; background: linear-gradient(160deg, var(--surface), var(--face)); box-shadow: 0 1rem 2.5rem rgb(0 0 0 / 0.18); }
.draw-head { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; } .draw-head > div { min-width: 0; } .draw-head p { margin: 0; color: var(--muted); font-size: 0.875rem; }
.clock { display: grid; justify-items: end; margin-inline-start: auto; text-align: end; } .clock span { color: var(--muted); font-size: 0.8125rem; } #countdown { font-size: 1.75rem; line-height: 1.1; font-variant-numeric: tabular-nums; min-height: 1.1em; } #countdown[data-soon='true'] { color: var(--win-text); }
.balls { direction: ltr; display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5rem; margin: 0; padding: 0; list-style: none; min-height: 3rem; }
.balls li { display: grid; place-items: center; width: 3rem; height: 3rem; border-radius: 50%; background: radial-gradient(circle at 32% 26%, color-mix(in srgb, var(--ball) 55%, #fff), var(--ball) 42%, var(--ball-deep)); color: var(--ink); font-size: 1.25rem; font-weight: 800; font-variant-numeric: tabular-nums; text-shadow: 0 1px 2px rgb(0 0 0 / 0.55); box-shadow: 0 0.375rem 0.75rem rgb(0 0 0 / 0.3); }
.balls li:nth-child(2n) { --ball: #2f7df0; --ball-deep: #143f92; } .balls li:nth-child(3n) { --ball: #c07c05; --ball-deep: #7a4a00; } .balls li:nth-child(7n) { --ball: #1b9e6d; --ball-deep: #0a5b3e; }
.hash { display: flex; flex-wrap: wrap; gap: 0 0.5rem; margin: 0; color: var(--muted); font-size: 0.75rem; } .hash code { overflow-wrap: anywhere; min-width: 0; }
#open { display: grid; gap: 0.25rem; margin: 0; padding: 0; list-style: none; font-variant-numeric: tabular-nums; font-size: 0.9375rem; } #open li:not(.none) { padding: 0.375rem 0.625rem; border-inline-start: 0.25rem solid var(--accent); border-radius: 0.375rem; background: var(--surface); } #open .none { color: var(--muted); }
.results table { width: 100%; border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; } .results th, .results td { padding: 0.3125rem 0.5rem; border-bottom: 1px solid var(--border); text-align: start; font-weight: 500; } .results thead th { color: var(--muted); } .results td:last-child, .results thead th:last-child { text-align: end; font-weight: 700; } .row-numbers { direction: ltr; unicode-bidi: isolate; }
#controls { max-width: 44rem; } .bet { display: grid; gap: 0.5rem; }
.words { grid-template-columns: repeat(4, minmax(0, 1fr)); } .plays { grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); } .plays, .words { display: grid; gap: 0.375rem; margin-top: 0.25rem; }
.bet label:has(input) { position: relative; display: grid; place-items: center; align-content: center; min-height: 2.75rem; padding: 0.25rem; border: 1px solid var(--border); border-radius: 0.625rem; background: var(--surface); color: var(--text); text-align: center; font-size: 0.9375rem; font-weight: 600; line-height: 1.2; cursor: pointer; }
.bet label small { color: var(--muted); font-size: 0.75rem; font-weight: 500; }
.bet label input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.bet label:has(input:checked) { border-color: var(--accent); background: var(--accent); color: var(--on-accent); } .bet label:has(input:checked) small { color: inherit; } .bet label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.numbers { direction: ltr; display: grid; grid-template-columns: repeat(auto-fill, minmax(2.5rem, 1fr)); gap: 0.25rem; margin-top: 0.25rem; } .numbers label:has(input) { border-radius: 999px; min-height: 2.5rem; font-variant-numeric: tabular-nums; }
.places { display: grid; grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr)); gap: 0.5rem; margin-top: 0.25rem; } .places label { display: grid; gap: 0.125rem; }
#quick { justify-self: start; min-height: 2.25rem; background: transparent; }
#last-text { margin: 0; color: var(--muted); font-size: 0.8125rem; text-align: center; } .draw { gap: 0.5rem; }
main { grid-template-rows: none; align-content: start; position: relative; justify-items: stretch; } #controls { justify-self: center; } .result { justify-self: center; } #notice { justify-self: center; }
footer { position: sticky; bottom: 0; z-index: 2; max-width: none; padding-inline: max(0.75rem, calc(50vw - 24rem)); background: color-mix(in srgb, var(--canvas) 88%, transparent); backdrop-filter: blur(8px); border-top: 1px solid var(--border); } #action { width: 4.5rem; height: 4.5rem; font-size: 1rem; }
@media (max-width: 59.99rem) { #stage, #hall { display: contents; } #lobby { order: 1; } .draw { order: 2; } #controls { order: 3; } .result { order: 4; min-height: 1.5rem; } #notice { order: 5; } .open-bets { order: 6; } .results { order: 7; } main { gap: 0.75rem; justify-items: stretch; } }
@media (min-width: 60rem) { main { grid-template-columns: minmax(0, 44rem) minmax(0, 26rem); justify-content: center; gap: 0.75rem 2rem; align-items: start; } #stage { grid-area: 1 / 1 / span 6 / 2; } #controls, .result, #notice { grid-column: 2; justify-self: stretch; } }
@media (max-width: 30rem) { .balls li { width: 2.5rem; height: 2.5rem; font-size: 1.0625rem; } }
@media (prefers-reduced-motion: no-preference) { .balls li { animation: drop 420ms cubic-bezier(0.2, 0.9, 0.3, 1.2) backwards; } .balls li:nth-child(2) { animation-delay: 90ms; } .balls li:nth-child(3) { animation-delay: 180ms; } .balls li:nth-child(4) { animation-delay: 270ms; } .balls li:nth-child(n + 5) { animation-delay: 360ms; } @keyframes drop { from { opacity: 0; transform: translateY(-1.5rem); } } }
@media (forced-colors: active) { .bet label:has(input:checked) { outline: 2px solid Highlight; } .balls li { border: 1px solid CanvasText; } }
`
