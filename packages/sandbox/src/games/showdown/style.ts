/** The card table's own look, below the kit's. */
export const showdownStyle = `
body { --felt: #2b3f86; --felt-deep: #16224f; --rail: #4b2f5e; --chalk: #eef1ff; --cw: clamp(3.5rem, 17vw, 5.5rem); }
:root[data-theme='light'] body { --felt: #3d56b3; --felt-deep: #2a3d87; --rail: #8a6aa3; }
#stage { place-content: center stretch; justify-items: stretch; max-width: 40rem; }
#felt { display: grid; gap: 0.75rem; padding: 1rem; border: 0.5rem solid var(--rail); border-radius: 4.5rem; background: radial-gradient(80% 70% at 50% 50%, var(--felt), var(--felt-deep)); box-shadow: 0 1.25rem 3rem rgb(0 0 0 / 0.35), inset 0 0 2.5rem rgb(0 0 0 / 0.35); color: var(--chalk); }
.hand { display: grid; justify-items: center; gap: 0.5rem; min-width: 0; padding: 0.5rem; border: 2px solid transparent; border-radius: 2rem; } .hand h2 { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 0.5rem; font-size: 1rem; } .hand small { color: color-mix(in srgb, var(--chalk) 80%, transparent); font-weight: 500; min-height: 1.3em; }
#felt[data-winner='player'] [data-hand='you'], #felt[data-winner='opponent'] [data-hand='opponent'], #felt[data-winner='tie'] .hand { border-color: rgb(255 255 255 / 0.6); background: rgb(255 255 255 / 0.08); }
#felt[data-tone='win'] [data-hand='you'] { border-color: var(--win) !important; box-shadow: 0 0 1.5rem color-mix(in srgb, var(--win) 45%, transparent); }
.cards { direction: ltr; display: flex; gap: 0.5rem; min-height: calc(var(--cw) * 1.4); }
.card { position: relative; display: grid; place-items: center; width: var(--cw); height: calc(var(--cw) * 1.4); border-radius: 0.5rem; background: #fdfcf7; color: #161a24; box-shadow: 0 0.25rem 0.75rem rgb(0 0 0 / 0.4); } .card[data-red='true'] { color: #c1121f; } .card span { position: absolute; top: 0.25rem; left: 0.375rem; font-size: calc(var(--cw) * 0.27); font-weight: 700; letter-spacing: -0.04em; } .card b { font-size: calc(var(--cw) * 0.52); line-height: 1; padding-top: 0.5rem; }
.card[data-back] { background: repeating-linear-gradient(45deg, #6c2440 0 0.375rem, #7f2e4d 0.375rem 0.75rem); border: 0.25rem solid #fdfcf7; }
.pot { display: flex; justify-content: center; gap: 0.25rem; } .pot i { width: 1.5rem; height: 1.5rem; border: 0.25rem dashed #fff; border-radius: 50%; background: var(--win); } .pot i:nth-child(2) { background: #e9443f; } .pot i:nth-child(3) { background: #1b9e6d; }
#moves { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; max-width: 24rem; margin: 0 auto; } #moves button { min-height: 3rem; } #check[hidden] + *, #moves:has(#check[hidden]) { grid-template-columns: 1fr; }
@media (max-width: 30rem) { #felt { border-radius: 2.5rem; padding: 0.5rem; gap: 0.25rem; } }
@media (max-height: 44rem) { body { --cw: 3.25rem; } }
@media (prefers-reduced-motion: no-preference) { .card { animation: deal 260ms ease-out backwards; } .card:nth-child(2) { animation-delay: 70ms; } .card:nth-child(3) { animation-delay: 140ms; } @keyframes deal { from { opacity: 0; transform: translateY(-0.75rem) rotate(-3deg); } } }
@media (forced-colors: active) { .card { border: 1px solid CanvasText; } }
`
