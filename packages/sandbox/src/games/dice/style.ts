/** The dice's own look, below the kit's. */
export const diceStyle = `
body { --lose: color-mix(in srgb, var(--muted) 34%, var(--surface)); }
#stage { place-content: center stretch; justify-items: stretch; max-width: 44rem; padding-inline: 1rem; }
#face { justify-self: center; min-width: 12rem; padding: 0.75rem 1.5rem; border-radius: 1.5rem; background: linear-gradient(160deg, var(--surface), var(--face)); border: 1px solid var(--border); box-shadow: 0 1.25rem 3rem rgb(0 0 0 / 0.25), inset 0 2px 0 rgb(255 255 255 / 0.08); font-size: clamp(3rem, 12vw, 5.5rem); font-weight: 800; line-height: 1.1; letter-spacing: -0.03em; text-align: center; font-variant-numeric: tabular-nums; }
#face[data-tone='win'] { color: var(--win-text); border-color: var(--win); }
.dice-art { justify-self: center; width: 7rem; height: 3.5rem; margin-bottom: 0.75rem; }
.dice-art rect { fill: var(--accent); } .dice-art circle { fill: var(--on-accent); } .dice-art g + g rect { fill: color-mix(in srgb, var(--accent) 65%, var(--surface)); }
#scale { direction: ltr; position: relative; height: 1.25rem; margin: 3rem 0 0; border-radius: 1rem; background: linear-gradient(90deg, var(--lose) var(--from), var(--accent) var(--from) var(--to), var(--lose) var(--to)); box-shadow: inset 0 1px 3px rgb(0 0 0 / 0.35); }
#scale[data-tone='win'] { background: linear-gradient(90deg, var(--lose) var(--from), var(--win) var(--from) var(--to), var(--lose) var(--to)); }
#pointer { --at: 50%; position: absolute; bottom: calc(100% - 0.25rem); left: var(--at); width: 0; height: 0; transform: translateX(-50%); border: 0.75rem solid transparent; border-top: 1.25rem solid var(--text); border-bottom: 0; filter: drop-shadow(0 2px 2px rgb(0 0 0 / 0.4)); }
.ticks { direction: ltr; display: flex; justify-content: space-between; margin-top: 0.375rem; color: var(--muted); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.bet { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0.75rem 1rem; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 0.25rem; margin-top: 0.25rem; padding: 0.25rem; border: 1px solid var(--border); border-radius: 0.75rem; background: var(--face); }
.sides label { position: relative; display: grid; place-items: center; min-height: 2.5rem; padding: 0 0.25rem; border-radius: 0.5rem; color: var(--text); font-size: 0.9375rem; font-weight: 600; text-align: center; cursor: pointer; }
.sides input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.sides label:has(:checked) { background: var(--accent); color: var(--on-accent); } .sides label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
.chance input { width: 100%; height: 2.5rem; margin: 0.375rem 0 0; accent-color: var(--accent); }
.odds { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.5rem; margin: 0; padding: 0.5rem 0.75rem; border: 1px solid var(--border); border-radius: 0.75rem; background: var(--surface); }
.odds div { display: grid; align-content: space-between; }
@media (max-width: 30rem) { .bet { grid-template-columns: minmax(0, 1fr); } .odds dt { font-size: 0.75rem; } }
@media (max-height: 40rem) { .dice-art { display: none; } #face { font-size: 2.5rem; padding-block: 0.25rem; } #scale { margin-top: 1.75rem; } }
@media (prefers-reduced-motion: no-preference) {
  #pointer { transition: left 420ms cubic-bezier(0.3, 0.1, 0.2, 1); }
  #scale[data-rolling] + .ticks { opacity: 0.6; }
  .dice-art { animation: none; } body:has(#scale[data-rolling]) .dice-art { animation: shake 260ms linear infinite; }
  @keyframes shake { 25% { transform: rotate(-7deg) translateY(-3px); } 75% { transform: rotate(7deg) translateY(2px); } }
}
@media (forced-colors: active) { #scale { border: 1px solid CanvasText; } .sides label:has(:checked) { outline: 2px solid Highlight; } }
`
