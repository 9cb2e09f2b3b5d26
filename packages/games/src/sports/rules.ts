import type { Dealer, Detail, Outcome } from '../port/rounds.ts'
import { fixtureOf, type Fixture } from './fixtures.ts'
import { scoreGrids, type Score } from './scores.ts'
import { leagues, sportNames, type Sport } from './teams.ts'

/** Result of a match. A match that is called off has no score, and bets on it are void. */
export interface MatchFacts {
  readonly [key: string]: number | boolean
  readonly home: number
  readonly away: number
  readonly played: boolean
}

/** One selection of a slip, with the odds at which it was taken. */
export interface Leg {
  readonly [key: string]: string | number
  readonly fixture: string
  readonly market: string
  readonly pick: string
  /** Decimal odds in hundredths. */
  readonly odds: number
}

/** A slip as stored until its last match ends. */
export interface Slip {
  readonly [key: string]: Detail
  readonly game: 'sports'
  readonly resultId: string
  readonly legs: readonly Leg[]
}

/** A market of a match with its picks, and their odds in hundredths. */
export interface Market {
  readonly [key: string]: Detail
  readonly id: 'winner' | 'total' | 'handicap'
  /** Line of the total, or goals given to the home side; null for the winner. */
  readonly line: number | null
  readonly picks: readonly { readonly id: string; readonly odds: number }[]
}

/** One match in this many is called off. */
const CALLED_OFF = 60

/** Every score of a match between two teams of a sport, with its weight. */
export const scoresBetween = (sport: Sport, home: number, away: number): readonly Score[] => {
  const { teams } = leagues[sport]
  const difference = (teams[home]?.[1] ?? 0) - (teams[away]?.[1] ?? 0)
  const grids = scoreGrids[sport]
  // How open a match is depends on the teams, like everything else about it.
  const tempo = (home * 3 + away * 5) % grids.length
  return grids[tempo]?.[Math.min(3, Math.max(-3, difference)) + 3] ?? []
}

/** Plays the match in the id. */
export const drawMatch = (dealer: Dealer, resultId: string): MatchFacts => {
  const [name = '', , , home, away] = resultId.split('-')
  const sport = sportNames.find((one) => one === name)
  if (sport === undefined) return { home: 0, away: 0, played: false }
  const scores = scoresBetween(sport, Number(home), Number(away))
  const played = dealer.integer(CALLED_OFF) > 0
  let left = dealer.integer(scores.reduce((sum, [, , weight]) => sum + weight, 0))
  for (const [scored, conceded, weight] of scores) {
    if (left < weight) return { home: scored, away: conceded, played }
    left -= weight
  }
  return { home: 0, away: 0, played: false }
}

/** Odds are this share of the fair odds, in per cent, truncated to two decimals. */
export const statedReturn = 95
const LEAST_ODDS = 101
const MOST_ODDS = 10_000
/** Most selections of a slip. */
export const MOST_LEGS = 6
/** Highest payout of a slip as a multiple of its stake. */
export const MOST_TIMES = 1_000n

/** Whether a pick of a market is right at a score. */
export function isRight(market: string, line: number | null, pick: string, home: number, away: number): boolean {
  if (market === 'winner') return pick === (home > away ? 'home' : home < away ? 'away' : 'draw')
  if (market === 'total') return (pick === 'over') === home + away > (line ?? 0)
  return (pick === 'home') === home + (line ?? 0) > away
}

function market(scores: readonly Score[], id: Market['id'], line: number | null, picks: readonly string[]): Market {
  const all = scores.reduce((sum, [, , weight]) => sum + weight, 0)
  return {
    id,
    line,
    picks: picks.flatMap((pick) => {
      const right = scores.reduce(
        (sum, [home, away, weight]) => (isRight(id, line, pick, home, away) ? sum + weight : sum),
        0,
      )
      const odds = right === 0 ? 0 : Math.floor((all * statedReturn) / right)
      return odds >= LEAST_ODDS && odds <= MOST_ODDS ? [{ id: pick, odds }] : []
    }),
  }
}

const LINES = [-1.5, 1.5] as const

/** The markets of a match, with their odds, which follow from the scores' weights and never change. */
export function marketsOf(fixture: Fixture): readonly Market[] {
  const scores = scoresBetween(fixture.sport, fixture.home, fixture.away)
  const { draws, total } = leagues[fixture.sport]
  const handicaps = LINES.map((line) => market(scores, 'handicap', line, ['home', 'away']))
  const spread = ({ picks }: Market): number =>
    picks.length < 2 ? Number.MAX_SAFE_INTEGER : Math.abs((picks[0]?.odds ?? 0) - (picks[1]?.odds ?? 0))
  const [closest] = handicaps.sort((a, b) => spread(a) - spread(b))
  return [
    market(scores, 'winner', null, draws ? ['home', 'draw', 'away'] : ['home', 'away']),
    market(scores, 'total', total, ['over', 'under']),
    ...(closest ? [closest] : []),
  ].filter(({ picks }) => picks.length > 1)
}

/** The line of a market of a match, and the odds of a pick; null when it is not offered. */
export function offerOf(fixture: Fixture, { market: id, pick }: Pick<Leg, 'market' | 'pick'>) {
  const offered = marketsOf(fixture).find((one) => one.id === id)
  const odds = offered?.picks.find((one) => one.id === pick)?.odds
  return offered && odds !== undefined ? { line: offered.line, odds } : null
}

/** The combined odds of a slip as a fraction of hundredths: exact for any number of legs. */
export function combined(legs: readonly { readonly odds: number }[]): {
  readonly over: bigint
  readonly under: bigint
} {
  return { over: legs.reduce((all, { odds }) => all * BigInt(odds), 1n), under: 100n ** BigInt(legs.length) }
}

/** Odds as decimal text with two decimals, truncated. */
export const oddsText = ({ over, under }: { readonly over: bigint; readonly under: bigint }): string => {
  const hundredths = (over * 100n) / under
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`
}

/**
 * What a slip pays: its stake times the exact product of the odds when every leg wins, nothing when one loses. A
 * leg whose match was called off counts as odds of 1. A single is always exact; with several legs the payout is
 * truncated to the minor unit, once, at the end.
 */
export function settleSlip(stake: bigint, slip: Slip, results: readonly MatchFacts[]): Outcome {
  let lost = false
  let counted = slip.legs
  const betDetails = slip.legs.map((leg, at) => {
    const fixture = fixtureOf(leg.fixture)
    const facts = results[at]
    if (!fixture || !facts) throw new RangeError(`no match ${leg.fixture}`)
    const { name, teams } = leagues[fixture.sport]
    const line = offerOf(fixture, leg)?.line ?? null
    const right = isRight(leg.market, line, leg.pick, facts.home, facts.away)
    if (!facts.played) counted = counted.filter((one) => one !== leg)
    else if (!right) lost = true
    return {
      leagueId: fixture.sport,
      enLeagueName: name,
      enMatchName: `${teams[fixture.home]?.[0] ?? ''} v ${teams[fixture.away]?.[0] ?? ''}`,
      enBetTypeName: leg.market,
      enBetPosName: leg.pick,
      betType: leg.market,
      hdp: line === null ? null : String(line),
      fullScore: facts.played ? `${facts.home}-${facts.away}` : null,
      odds: oddsText({ over: BigInt(leg.odds), under: 100n }),
      verdict: facts.played ? (right ? 'right' : 'wrong') : 'void',
    }
  })
  const { over, under } = combined(counted)
  const odds = oddsText(combined(slip.legs))
  return { payout: lost ? 0n : (stake * over) / under, detail: { ...slip, betDetails, odds, oddsType: 'EU' } }
}
