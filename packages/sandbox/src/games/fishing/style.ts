import { swims } from './drawings.ts'
import { targetNames } from './rules.ts'

const ways = targetNames
  .map((target) => {
    const { lane, width, seconds, start } = swims[target]
    return `.fish[data-target='${target}'] { --lane: ${lane}%; --width: ${width}%; --seconds: ${seconds}s; --start: ${start}; }`
  })
  .join('\n')

/** The fishing game's own look, below the kit's. */
export const fishingStyle = `
body { --water-top: #1272a0; --water-low: #062b46; --far: #0a4560; --floor: #14506a; --weed: #1f8f6d; --coral: #ff8f7a; --light: rgb(255 255 255 / 0.07); }
:root[data-theme='light'] body { --water-top: #8ad8f2; --water-low: #2f9ccb; --far: #53b3d6; --floor: #e7d3a1; --weed: #2aa57c; --coral: #ff7f69; --light: rgb(255 255 255 / 0.28); }
#stage { place-content: stretch; justify-items: stretch; max-width: 60rem; }
#sea { position: relative; width: 100%; height: 100%; min-height: 15rem; max-height: 34rem; overflow: hidden; border: 1px solid var(--border); border-radius: 1.25rem; background: linear-gradient(var(--water-top), var(--water-low)); box-shadow: 0 1rem 3rem rgb(0 0 0 / 0.28); direction: ltr; container-type: inline-size; }
.scene { position: absolute; inset: 0; width: 100%; height: 100%; } .scene .light { fill: var(--light); } .scene .far { fill: var(--far); } .scene .floor { fill: var(--floor); } .scene .weed, .scene .coral { fill: none; stroke: var(--weed); stroke-width: 5; stroke-linecap: round; } .scene .coral { stroke: var(--coral); stroke-width: 6; }
.boat { position: absolute; z-index: 3; top: -0.25rem; left: 50%; width: clamp(4.5rem, 18%, 7.5rem); transform: translateX(-50%); fill: #8a5a2c; filter: drop-shadow(0 4px 6px rgb(0 0 0 / 0.35)); } .boat .trim { fill: #f5c542; } .boat circle { fill: #2c3b45; } #barrel { fill: #3c505d; transform-box: view-box; transform-origin: 60px 26px; transition: transform 160ms; }
.fish { position: absolute; z-index: 2; top: calc(8% + var(--lane) * 0.84); left: calc(var(--start) * (100% - var(--width)) / 100); width: max(var(--width), 3rem); border-radius: 50%; transform: translateY(-50%); cursor: crosshair; }
.fish svg { display: block; width: 100%; overflow: visible; filter: drop-shadow(0 3px 4px rgb(0 0 0 / 0.3)); }
.fish i { position: absolute; left: 50%; bottom: -0.75rem; transform: translateX(-50%); padding: 0 0.375rem; border-radius: 1rem; background: rgb(4 20 30 / 0.72); color: #fff; font: 700 0.6875rem/1.35 inherit; font-style: normal; font-size: 0.6875rem; white-space: nowrap; }
.fish i { z-index: 1; } .fish[data-aimed] { z-index: 3; } .fish[data-aimed] i { bottom: -1.125rem; background: var(--accent); color: var(--on-accent); }
.fish[data-aimed]::after { content: ''; position: absolute; inset: -0.5rem; border: 2px dashed #fff; border-radius: 50%; pointer-events: none; }
.fish[data-hit='caught'] svg { filter: drop-shadow(0 0 10px var(--win)) drop-shadow(0 0 4px #fff); } .fish[data-hit='missed'] svg { opacity: 0.45; }
#shot { position: absolute; z-index: 4; top: -0.375rem; left: -0.375rem; width: 0.75rem; height: 0.75rem; border-radius: 50%; background: radial-gradient(circle at 35% 30%, #fff, #f5c542 60%); box-shadow: 0 0 12px #f5c542; }
${ways}
.targets { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0.375rem; margin-top: 0.25rem; }
.targets label { position: relative; display: grid; grid-template-columns: 1fr; justify-items: center; padding: 0.25rem; border: 2px solid var(--border); border-radius: 0.625rem; background: var(--surface); color: var(--text); font-size: 0.8125rem; font-weight: 700; font-variant-numeric: tabular-nums; cursor: pointer; }
.targets svg { width: 2.25rem; height: 1.5rem; overflow: visible; } .targets input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.targets label:has(:checked) { border-color: var(--accent); background: color-mix(in srgb, var(--accent) 16%, var(--surface)); } .targets label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
#aim { margin: 0.25rem 0 0; min-height: 1.25rem; color: var(--muted); font-size: 0.8125rem; text-align: center; }
.sheet td svg { width: 2.5rem; height: 1.625rem; vertical-align: middle; }
@media (min-width: 60rem) { .targets { grid-template-columns: repeat(10, minmax(0, 1fr)); } #controls { max-width: 56rem; } }
@media (max-height: 42rem) { .targets svg { display: none; } #sea { min-height: 11rem; } }
@media (prefers-reduced-motion: no-preference) {
  .fish { animation: swim var(--seconds) ease-in-out infinite alternate; animation-delay: calc(var(--seconds) * var(--start) / -100); left: 0; }
  .fish svg { animation: turn calc(var(--seconds) * 2) steps(1) infinite; animation-delay: calc(var(--seconds) * var(--start) / -100); }
  .fish[data-held], .fish[data-held] svg, .fish:hover { animation-play-state: paused; }
  .fish[data-hit='caught'] svg { opacity: 0; transition: opacity 400ms 250ms; }
  @keyframes swim { from { left: -2%; } to { left: calc(102% - max(var(--width), 3rem)); } }
  @keyframes turn { 0% { transform: none; } 50% { transform: scaleX(-1); } }
}
@media (forced-colors: active) { .targets label:has(:checked) { outline: 2px solid Highlight; } }
`
