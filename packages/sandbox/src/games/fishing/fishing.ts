import * as z from 'zod/mini'
import { defineGame } from '../kit/Game.ts'
import { escaped } from '../kit/page/html.ts'
import { fillText } from '../kit/texts.ts'
import { createFishingStage } from './client/createFishingStage.ts'
import { boat, drawTarget, seaScene } from './drawings.ts'
import {
  catchesOf,
  drawFishing,
  draws,
  returnOf,
  settleFishing,
  targetNames,
  targets,
  type FishingBet,
  type FishingFacts,
  type FishingTables,
} from './rules.ts'
import { fishingStyle } from './style.ts'
import { fishingTexts } from './texts.ts'

const betSchema = z.object({ target: z.enum(targetNames) })
/** Where the aim stands at first. */
const firstTarget = 'clownfish'

/** The fishing game: each shot is a round. */
export const fishing = defineGame<FishingTables, FishingFacts, FishingBet>({
  id: 'fishing',
  paceMs: 5_000,
  lastChanged: '2026-11-21',
  tables: { draws },
  draw: drawFishing,
  explain: ({ shot }, tables) => [`${shot} / ${tables.draws}`],
  choice(input) {
    const read = z.safeParse(betSchema, input)
    return read.success ? read.data : null
  },
  play: { settle: settleFishing },
  page({ play, kit, number, decimal }) {
    const { names, ...texts } = fishingTexts(play.languageCode)
    // Pointing is a second way to what the list does, so it takes no focus of its own.
    const swimmers = targetNames
      .map(
        (target) =>
          `<div class="fish" data-target="${target}">${drawTarget(target)}<i>× ${number.format(targets[target])}</i></div>`,
      )
      .join('')
    const choices = targetNames
      .map((target) => {
        const label = fillText(texts.choose, { target: names[target], pays: number.format(targets[target]) })
        return `<label title="${escaped(names[target])}"><input type="radio" name="target" value="${target}" aria-label="${escaped(label)}"${target === firstTarget ? ' checked' : ''}>${drawTarget(target)}<span aria-hidden="true">× ${number.format(targets[target])}</span></label>`
      })
      .join('')
    const chanceOf = (target: keyof typeof targets): string => decimal((catchesOf(target) / 100).toFixed(2))
    const rows = targetNames
      .map(
        (target) =>
          `<tr><th scope="row">${escaped(names[target])}</th><td>${drawTarget(target)}</td><td>× ${number.format(targets[target])}</td><td>${chanceOf(target)} %</td></tr>`,
      )
      .join('')
    return {
      action: texts.shoot,
      welcome: texts.welcome,
      stage: `<div id="sea"><div aria-hidden="true">${seaScene}${boat}${swimmers}<div id="shot" hidden></div></div></div>`,
      controls: `<fieldset><legend>${escaped(texts.target)}</legend><div class="targets">${choices}</div></fieldset><p id="aim" role="status"></p>`,
      rules: `<p>${escaped(texts.how)}</p><p>${escaped(texts.alone)}</p><h3>${escaped(texts.tableTitle)}</h3><div class="scroll"><table><thead><tr><th scope="col">${escaped(texts.target)}</th><td></td><th scope="col">${escaped(texts.pays)}</th><th scope="col">${escaped(texts.chance)}</th></tr></thead><tbody>${rows}</tbody></table></div>`,
      returnNote: fillText(texts.returnNote, { percent: decimal((returnOf(firstTarget) / 100).toFixed(2)) }),
      volatility: kit.yourChoice,
      texts: { ...texts, ...Object.fromEntries(targetNames.map((target) => [`name.${target}`, names[target]])) },
      data: {
        targets: Object.fromEntries(
          targetNames.map((target) => [target, { pays: targets[target], chance: catchesOf(target) }]),
        ),
      },
    }
  },
  createStage: createFishingStage,
  style: fishingStyle,
})
