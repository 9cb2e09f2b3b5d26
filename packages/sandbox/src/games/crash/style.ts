/** The crash game's own look, below the kit's. */
export const crashStyle = `
body { --sky-top: #10233f; --sky-low: #1d4a57; --star: #ffffff; --crash: #ff8a73; }
:root[data-theme='light'] body { --sky-top: #bfe0ff; --sky-low: #eef8f2; --star: transparent; --crash: #b3261e; }
#stage { place-content: stretch; justify-items: stretch; max-width: 46rem; }
.night { position: relative; overflow: hidden; width: 100%; min-height: 13rem; height: 100%; max-height: 30rem; border: 1px solid var(--border); border-radius: 1.25rem; background: radial-gradient(circle at 18% 22%, var(--star) 0 1px, transparent 1.5px), radial-gradient(circle at 71% 13%, var(--star) 0 1.5px, transparent 2px), radial-gradient(circle at 44% 34%, var(--star) 0 1px, transparent 1.5px), radial-gradient(circle at 88% 41%, var(--star) 0 1px, transparent 1.5px), radial-gradient(circle at 8% 55%, var(--star) 0 1px, transparent 1.5px), linear-gradient(var(--sky-top), var(--sky-low)); box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.25); direction: ltr; }
#sky { position: absolute; inset: 0; width: 100%; height: 100%; }
#sky .hills { fill: color-mix(in srgb, var(--accent) 22%, var(--sky-low)); }
#curve { fill: none; stroke: var(--accent); stroke-width: 4; stroke-linecap: round; vector-effect: non-scaling-stroke; }
#under { fill: color-mix(in srgb, var(--accent) 22%, transparent); }
#sky[data-tone='crashed'] #curve { stroke: var(--crash); } #sky[data-tone='crashed'] #under { fill: color-mix(in srgb, var(--crash) 18%, transparent); } #sky[data-tone='crashed'] #kite { opacity: 0; }
#kite .sail { fill: var(--win); stroke: var(--canvas); stroke-width: 1; } #kite .tail { fill: none; stroke: var(--win); stroke-width: 2; stroke-linecap: round; }
#multiplier { position: absolute; inset-inline: 0; top: 16%; text-align: center; font-size: clamp(2.75rem, 11vw, 5rem); font-weight: 800; letter-spacing: -0.03em; line-height: 1; font-variant-numeric: tabular-nums; text-shadow: 0 2px 12px rgb(0 0 0 / 0.35); }
:root[data-theme='light'] #multiplier { text-shadow: none; }
#multiplier[data-tone='crashed'] { color: var(--crash); } #multiplier[data-tone='win'] { color: var(--win-text); }
#recent { position: absolute; top: 0.625rem; inset-inline: 0.625rem; display: flex; justify-content: flex-end; flex-direction: row-reverse; gap: 0.25rem; margin: 0; padding: 0; list-style: none; overflow: hidden; }
#recent li { flex: none; padding: 0.0625rem 0.5rem; border-radius: 1rem; background: var(--surface); color: var(--muted); font-size: 0.75rem; font-weight: 700; font-variant-numeric: tabular-nums; } #recent li[data-high='true'] { color: var(--accent); }
.auto { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 0.25rem 0.75rem; }
.auto small { flex: 1 0 100%; color: var(--muted); font-size: 0.8125rem; text-align: center; }
.auto .field { position: relative; width: 7rem; } .auto .field span { position: absolute; inset-block: 0; inset-inline-start: 0.625rem; display: grid; place-items: center; color: var(--muted); font-weight: 700; } .auto input { width: 100%; padding-inline-start: 1.75rem !important; }
#auto[aria-invalid='true'] { border-color: var(--crash); } .auto:has([aria-invalid='true']) small { color: var(--notice-text); font-weight: 600; }
@media (max-height: 42rem) { .auto small { display: none; } }
`
