/** The sportsbook's own look, below the kit's. */
export const sportsStyle = `
#stage { place-content: start stretch; justify-items: stretch; max-width: 48rem; }
#book { display: grid; gap: 1rem; min-width: 0; } #book h2 { font-size: 1.0625rem; margin-bottom: 0.5rem; } #book > section > h3 { margin: 0 0 0.25rem; color: var(--muted); font-size: 0.875rem; font-weight: 600; }
#book ul, .slip ul { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
article { display: grid; gap: 0.5rem; padding: 0.75rem; border: 1px solid var(--border); border-radius: 0.875rem; background: linear-gradient(165deg, var(--surface), var(--face)); }
article h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.75rem; margin: 0; font-size: 1rem; } article h3 small { color: var(--muted); font-weight: 500; font-variant-numeric: tabular-nums; }
.markets { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 0.5rem 0.75rem; }
.market { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 0.25rem; } .market > span { grid-row: 1; grid-column: 1 / -1; color: var(--muted); font-size: 0.75rem; } .market button { grid-row: 2; }
.market button { display: grid; place-items: center; align-content: center; gap: 0; min-width: 0; min-height: 2.75rem; padding: 0.125rem 0.25rem; background: var(--face); line-height: 1.15; } .market small { color: var(--muted); font-size: 0.75rem; font-weight: 500; } .market b { font-variant-numeric: tabular-nums; }
.market button[aria-pressed='true'] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); } .market button[aria-pressed='true'] small { color: inherit; }
.rest ul, .mine ul { font-size: 0.9375rem; gap: 0.125rem !important; font-variant-numeric: tabular-nums; } .rest li { padding: 0.3125rem 0; border-bottom: 1px solid var(--border); }
.mine li:not(.none) { padding: 0.375rem 0.625rem; border-inline-start: 0.25rem solid var(--accent); border-radius: 0.375rem; background: var(--surface); } .none { color: var(--muted); }
.slip { display: grid; gap: 0.5rem; padding: 0.75rem; border: 1px solid var(--border); border-radius: 0.875rem; background: var(--surface); } .slip h2 { font-size: 1.0625rem; }
.slip li:not(.none) { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; align-items: center; gap: 0.625rem; padding-bottom: 0.375rem; border-bottom: 1px solid var(--border); } .slip li span { display: grid; } .slip small { color: var(--muted); } .slip .price { font-variant-numeric: tabular-nums; } .slip li button { min-height: 2.25rem; width: 2.25rem; padding: 0; background: transparent; font-size: 1.25rem; }
#slip-sum { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; } #slip-sum:empty { display: none; }
main { grid-template-rows: none; align-content: start; position: relative; justify-items: stretch; } .result, #notice, #controls { justify-self: center; }
footer { position: sticky; bottom: 0; z-index: 2; max-width: none; padding-inline: max(0.75rem, calc(50vw - 24rem)); background: color-mix(in srgb, var(--canvas) 88%, transparent); backdrop-filter: blur(8px); border-top: 1px solid var(--border); } #action { width: 4.5rem; height: 4.5rem; font-size: 1rem; }
@media (max-width: 59.99rem) { #stage, #book { display: contents; } #controls { order: 1; } .result { order: 2; min-height: 1.5rem; } #notice { order: 3; } .coming { order: 4; } .mine { order: 5; } .rest { order: 6; } main { gap: 1rem; } #book > section, main > section { justify-self: stretch; } }
@media (min-width: 60rem) { main { grid-template-columns: minmax(0, 48rem) minmax(0, 24rem); justify-content: center; gap: 0.75rem 2rem; align-items: start; } #stage { grid-area: 1 / 1 / span 6 / 2; } #controls, .result, #notice { grid-column: 2; justify-self: stretch; } #controls { position: sticky; top: 0.5rem; } }
@media (forced-colors: active) { .market button[aria-pressed='true'] { outline: 3px solid Highlight; } }
`
