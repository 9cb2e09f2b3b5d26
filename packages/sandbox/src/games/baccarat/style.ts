/** The baccarat table's own look, below the kit's. */
export const baccaratStyle = `
body { --felt: #0d5a46; --felt-deep: #073a2f; --rail: #5a3a1c; --chalk: #e9f5ee; --player: #5aa9ff; --banker: #ff7d70; --tie: #f7c548; --cw: clamp(3rem, 15vw, 5.25rem); }
:root[data-theme='light'] body { --felt: #178a69; --felt-deep: #0f6a51; --rail: #a8763f; }
#stage { place-content: center stretch; justify-items: stretch; max-width: 52rem; }
#felt { position: relative; padding: 1rem 0.75rem 0.75rem; border: 0.5rem solid var(--rail); border-radius: 2rem 2rem 6rem 6rem / 2rem 2rem 4.5rem 4.5rem; background: radial-gradient(90% 80% at 50% 20%, var(--felt), var(--felt-deep)); box-shadow: 0 1.25rem 3rem rgb(0 0 0 / 0.35), inset 0 0 2.5rem rgb(0 0 0 / 0.35); color: var(--chalk); }
.hands { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; direction: ltr; }
.hand { display: grid; justify-items: center; gap: 0.5rem; padding: 0.5rem 0.25rem 0.75rem; border: 2px solid rgb(255 255 255 / 0.18); border-radius: 1rem; min-width: 0; }
.hand h2 { display: flex; align-items: center; gap: 0.5rem; font-size: 1rem; } .hand h2 b { display: grid; place-items: center; min-width: 2rem; height: 2rem; border-radius: 50%; background: rgb(0 0 0 / 0.35); font-size: 1.125rem; font-variant-numeric: tabular-nums; }
.hand[data-hand='player'] h2 { color: color-mix(in srgb, var(--player) 45%, #fff); } .hand[data-hand='banker'] h2 { color: color-mix(in srgb, var(--banker) 40%, #fff); }
#felt[data-winner='player'] [data-hand='player'], #felt[data-winner='banker'] [data-hand='banker'], #felt[data-winner='tie'] .hand { border-color: var(--chalk); background: rgb(255 255 255 / 0.1); }
#felt[data-tone='win'][data-winner='player'] [data-hand='player'], #felt[data-tone='win'][data-winner='banker'] [data-hand='banker'], #felt[data-tone='win'][data-winner='tie'] .hand { border-color: var(--win); box-shadow: 0 0 1.25rem color-mix(in srgb, var(--win) 45%, transparent); }
.cards { display: flex; justify-content: center; min-height: calc(var(--cw) * 1.4); }
.card { position: relative; flex: none; width: var(--cw); height: calc(var(--cw) * 1.4); border-radius: 0.5rem; background: linear-gradient(#fff, #f1ede4); color: #17212b; box-shadow: 0 2px 8px rgb(0 0 0 / 0.4); }
.card + .card { margin-inline-start: calc(var(--cw) * -0.36); } .card:nth-child(3) { margin-inline-start: calc(var(--cw) * -0.42); }
.card[data-red='true'] { color: #b51f2e; }
.card span { position: absolute; top: 0.1875rem; left: 0.3125rem; font-size: calc(var(--cw) * 0.27); font-weight: 800; line-height: 1; white-space: nowrap; letter-spacing: -0.06em; } .card b { position: absolute; inset: 28% 0 0; display: grid; place-items: center; font-size: calc(var(--cw) * 0.5); font-weight: 400; }
#road { display: flex; flex-wrap: nowrap; justify-content: center; gap: 0.25rem; min-height: 1.375rem; margin: 0.75rem 0 0; padding: 0; list-style: none; overflow: hidden; direction: ltr; }
#road li { flex: none; width: 1.125rem; height: 1.125rem; border-radius: 50%; border: 3px solid var(--player); overflow: hidden; text-indent: 2rem; white-space: nowrap; } #road [data-winner='banker'] { border-color: var(--banker); border-radius: 0.25rem; } #road [data-winner='tie'] { border-color: var(--tie); transform: rotate(45deg) scale(0.8); border-radius: 0.125rem; }
.bets { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 0.5rem; margin-top: 0.25rem; }
.bets label { position: relative; display: grid; justify-items: center; gap: 0.0625rem; padding: 0.5rem 0.25rem; border: 2px solid var(--border); border-radius: 0.75rem; background: var(--surface); color: var(--text); font-size: 1rem; font-weight: 700; cursor: pointer; } .bets small { color: var(--muted); font-weight: 500; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.bets input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; } .bets label:has(:checked) { border-color: var(--accent); background: color-mix(in srgb, var(--accent) 16%, var(--surface)); } .bets label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (max-width: 30rem) { body { --cw: 13.5vw; } #felt { padding: 0.625rem 0.375rem 0.5rem; border-width: 0.375rem; border-radius: 1.5rem 1.5rem 3rem 3rem; } .hands { gap: 0.375rem; } }
@media (max-height: 42rem) { #road { display: none; } body { --cw: min(13.5vw, 3.25rem); } }
@media (prefers-reduced-motion: no-preference) { .card { animation: dealt 260ms ease-out; } @keyframes dealt { from { transform: translate(40%, -90%) rotate(14deg); opacity: 0; } } }
@media (forced-colors: active) { .card { border: 1px solid CanvasText; } .bets label:has(:checked) { outline: 2px solid Highlight; } }
`
