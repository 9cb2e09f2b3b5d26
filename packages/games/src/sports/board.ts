import type { Board, Play } from '../port/rounds.ts'
import { comingFixtures, pastFixtures, runningFixtures, sportOf, type Fixture } from './fixtures.ts'
import { drawMatch, marketsOf } from './rules.ts'
import { leagues } from './teams.ts'

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

/** Matches for the page: those open to bets, running ones, and finished ones. */
export function sportsBoard(board: Board, { game }: Pick<Play, 'game'>) {
  const sport = sportOf(game.vendorCode)
  return {
    league: leagues[sport].name,
    coming: comingFixtures(sport, board.now, COMING).map((one) => ({ ...shown(one), markets: marketsOf(one) })),
    running: runningFixtures(sport, board.now).map(shown),
    results: pastFixtures(sport, board.now, RESULTS).map((one) => {
      const dealer = board.dealer(one.id, one.endsAt)
      const facts = dealer && drawMatch(dealer, one.id)
      return { ...shown(one), score: facts?.played ? `${facts.home}–${facts.away}` : null }
    }),
  }
}
