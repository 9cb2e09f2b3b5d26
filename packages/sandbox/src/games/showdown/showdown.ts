import * as z from 'zod/mini'
import { RoundRefused } from '../../subjects/rounds/rounds.ts'
import { defineGame } from '../kit/Game.ts'
import { escaped } from '../kit/page/html.ts'
import { fillText } from '../kit/texts.ts'
import { createShowdownStage } from './client/createShowdownStage.ts'
import {
  beginShowdown,
  drawShowdown,
  moves,
  moveShowdown,
  statedReturn,
  type ShowdownFacts,
  type ShowdownState,
} from './rules.ts'
import { showdownStyle } from './style.ts'
import { showdownTexts } from './texts.ts'

const choiceSchema = z.object({ sit: z.literal(true) })
const moveSchema = z.object({ move: z.enum(moves) })

/** Three-card showdown against a player seated by the sandbox. */
export const showdown = defineGame<null, ShowdownFacts, object>({
  id: 'showdown',
  paceMs: 5_000,
  lastChanged: '2026-11-21',
  tables: null,
  draw: drawShowdown,
  explain: ({ player, opponent }) =>
    [player, opponent].map((hand) =>
      hand
        .map(
          (card) =>
            `${['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'][card % 13]}${['♣', '♦', '♥', '♠'][Math.floor(card / 13)]}`,
        )
        .join(' '),
    ),
  choice(input) {
    const read = z.safeParse(choiceSchema, input)
    return read.success ? read.data : null
  },
  play: {
    begin: beginShowdown,
    act(round, input) {
      const read = z.safeParse(moveSchema, input)
      if (!read.success) throw new RoundRefused('round.move', 'no move of this game')
      return moveShowdown(round, read.data.move)
    },
    // The player's own cards and whose turn it is, never the other hand.
    view(round) {
      const { player, turn } = round.state as unknown as ShowdownState
      return { player, turn }
    },
  },
  page({ play, kit, decimal }) {
    const texts = showdownTexts(play.languageCode)
    const hand = (who: 'opponent' | 'you'): string =>
      `<section class="hand" data-hand="${who}"><h2>${escaped(texts[who])} <small id="${who}-rank"></small></h2><div class="cards" id="${who}-cards" aria-hidden="true"></div><p class="vh" id="${who}-text"></p></section>`
    const rules = [texts.turns, texts.ranks, texts.strategy, texts.rakeNote, texts.away]
    return {
      action: texts.action,
      welcome: texts.welcome,
      stage: `<div id="felt">${hand('opponent')}<div class="pot" aria-hidden="true"><i></i><i></i><i></i></div>${hand('you')}</div>`,
      controls: `<div id="moves" hidden><button type="button" id="fold">${escaped(texts.fold)}</button><button type="button" id="check">${escaped(texts.check)}</button></div>`,
      rules: `<p>${escaped(texts.how)}</p><ul>${rules.map((rule) => `<li>${escaped(rule)}</li>`).join('')}</ul>`,
      returnNote: fillText(texts.returnNote, { percent: decimal(statedReturn) }),
      volatility: kit.medium,
      texts,
      data: null,
    }
  },
  createStage: createShowdownStage,
  style: showdownStyle,
})
