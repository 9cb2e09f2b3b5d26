import * as z from 'zod/mini'
import { RoundRefused, type Board, type Play } from '../../subjects/rounds/rounds.ts'
import { defineGame } from '../kit/Game.ts'
import { escaped } from '../kit/page/html.ts'
import { createSportsStage } from './client/createSportsStage.ts'
import { comingFixtures, fixtureOf, pastFixtures, runningFixtures, sportOf, type Fixture } from './fixtures.ts'
import {
  combined,
  drawMatch,
  marketsOf,
  MOST_LEGS,
  MOST_TIMES,
  offerOf,
  sportsTables,
  type Leg,
  type MatchFacts,
  type Slip,
  type SportsTables,
} from './rules.ts'
import { sportsStyle } from './style.ts'
import { leagues } from './teams.ts'
import { sportsTexts } from './texts.ts'

const legSchema = z.object({
  fixture: z.string().check(z.maxLength(40)),
  market: z.string().check(z.maxLength(20)),
  pick: z.string().check(z.maxLength(20)),
  odds: z.int(),
})
const slipSchema = z.object({ legs: z.array(legSchema).check(z.minLength(1), z.maxLength(MOST_LEGS)) })

const COMING = 10
const RESULTS = 8

/** A match with its names, for the page. */
const shown = (fixture: Fixture) => {
  const { teams } = leagues[fixture.sport]
  return {
    id: fixture.id,
    home: teams[fixture.home]?.[0] ?? '',
    away: teams[fixture.away]?.[0] ?? '',
    startsAt: fixture.startsAt,
    endsAt: fixture.endsAt,
  }
}

/** What the page shows of matches: those that take bets, those under way, and those that are over. */
function sportsBoard(board: Board, { game }: Pick<Play, 'game'>) {
  const sport = sportOf(game.vendorCode)
  return {
    league: leagues[sport].name,
    coming: comingFixtures(sport, board.now, COMING).map((one) => ({ ...shown(one), markets: marketsOf(one) })),
    running: runningFixtures(sport, board.now).map(shown),
    results: pastFixtures(sport, board.now, RESULTS).map((one) => {
      const dealer = board.dealer(one.id, one.endsAt)
      const facts = dealer && drawMatch(dealer, sportsTables, one.id)
      return { ...shown(one), score: facts?.played ? `${facts.home}–${facts.away}` : null }
    }),
  }
}

/** The sportsbook: fixtures by the clock, single bets and accumulators. */
export const sports = defineGame<SportsTables, MatchFacts, readonly Leg[]>({
  id: 'sports',
  paceMs: 5_000,
  lastChanged: '2026-11-21',
  tables: sportsTables,
  draw: drawMatch,
  explain: ({ home, away, played }) => [played ? `${home}–${away}` : '×'],
  choice(input) {
    const read = z.safeParse(slipSchema, input)
    return read.success ? read.data.legs : null
  },
  play: {
    lay(_stake, legs, { game, now }) {
      const sport = sportOf(game.vendorCode)
      const fixtures = legs.map((leg) => {
        const fixture = fixtureOf(leg.fixture)
        const offer = fixture && offerOf(fixture, leg)
        if (!fixture || !offer || fixture.sport !== sport) throw new RoundRefused('round.move', 'nothing on offer')
        if (now >= fixture.startsAt || offer.odds !== leg.odds)
          throw new RoundRefused('bet.closed', 'no longer offered')
        return fixture
      })
      const { over, under } = combined(legs)
      if (new Set(fixtures.map(({ id }) => id)).size < legs.length || over > under * MOST_TIMES)
        throw new RoundRefused('round.move', 'no slip of this book')
      const last = fixtures.reduce((one, other) => (other.endsAt > one.endsAt ? other : one))
      const slip: Slip = { game: 'sports', resultId: last.id, legs }
      return { state: slip, dueAt: last.endsAt, resultId: last.id }
    },
    board: sportsBoard,
  },
  page({ play, kit }) {
    const texts = sportsTexts(play.languageCode)
    const rules = [texts.oddsRule, texts.slipRule, texts.voidRule, texts.settleRule, texts.fairRule]
    return {
      action: texts.action,
      welcome: texts.welcome,
      stage: `<div id="book"><section class="coming"><h2><span id="league"></span> · ${escaped(texts.coming)}</h2><ul id="coming"></ul></section>
<section class="mine"><h3>${escaped(texts.yourBets)}</h3><ul id="open"></ul></section>
<section class="rest"><h3>${escaped(texts.running)}</h3><ul id="running"></ul></section>
<section class="rest"><h3>${escaped(texts.results)}</h3><ul id="results"></ul></section></div>`,
      controls: `<section class="slip" aria-labelledby="slip-title"><h2 id="slip-title">${escaped(texts.slip)}</h2><ul id="legs"></ul><p id="slip-sum" role="status"></p></section>`,
      rules: `<p>${escaped(texts[sportOf(play.game.vendorCode)])}</p><ul>${rules.map((rule) => `<li>${escaped(rule)}</li>`).join('')}</ul>`,
      returnNote: texts.returnNote,
      volatility: kit.yourChoice,
      texts,
      data: { most: MOST_LEGS, times: Number(MOST_TIMES) },
    }
  },
  createStage: createSportsStage,
  style: sportsStyle,
})
