import { BOARD_PRIZES } from '../promotions/boardPrizes.ts'
import { periodAt } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import { isSamePerson } from '../../identity/members/person.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Words } from '../../../core/words/Words.ts'
import { issueReward, takesPart, tellReady } from '../promotions/rewards.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { Context } from '../../../Context.ts'
import { turnoverBetween } from '../../money/wagering/turnover.ts'

/**
 * Highest prize as a share of the turnover at a place, hundredths of a per cent. A member who plays alone takes first
 * place with any stake. Included in the sum that `totalReturn.test.ts` keeps under 100%.
 */
export const BOARD_SHARE = 10n
/** Board prizes must be staked once. */
const BOARD_MULTIPLE = 1
const BOARD_NAME: Words = { EN: 'Weekly leaderboard', TY: 'Lingguhang leaderboard', BN: 'সাপ্তাহিক লিডারবোর্ড' }

/** A place on the board. */
export interface Place {
  readonly member: Member
  /** Minor units. */
  readonly turnover: bigint
}

/** Members of a merchant by turnover in a span, highest first; with equal turnover the oldest account comes first. */
export function leaderboard(context: Context, merchant: string, from: number, to: number): Place[] {
  const places: Place[] = []
  for (const member of context.tables.members.all()) {
    if (member.merchant !== merchant || !takesPart(member)) continue
    const turnover = turnoverBetween(context, member.id, from, to).staked
    if (turnover > 0n) places.push({ member, turnover })
  }
  return places.sort((a, b) =>
    a.turnover === b.turnover ? a.member.id - b.member.id : a.turnover > b.turnover ? -1 : 1,
  )
}

/** The prize of a place, counted from 0, with a turnover; null where there is none, or none yet. Minor units. */
export function boardPrize(place: number, turnover: bigint): bigint | null {
  const most = BOARD_PRIZES[place]
  if (most === undefined) return null
  const share = (turnover * BOARD_SHARE) / 10_000n
  const prize = share < most ? share : most
  return prize > 0n ? prize : null
}

/** The current week of a merchant's board. */
export const boardWeek = (context: Context, merchant: Pick<Merchant, 'timeZone'>) =>
  periodAt('week', context.clock.now(), merchant.timeZone)

/** Whether a week has ended whose prizes were not given yet. */
export function boardsAreDue(context: Context): boolean {
  for (const merchant of context.merchants.values()) {
    if ((context.tables.counters.get(counter(merchant)) ?? 0) < boardWeek(context, merchant).from) return true
  }
  return false
}

/**
 * Gives the prizes of every week that ended since the last run. Before the first run there are none: the
 * board begins with the week in which the sandbox was seeded.
 */
export function settleDueBoards(context: Context): void {
  for (const merchant of context.merchants.values()) {
    context.apart(`leaderboard of ${merchant.code}`, () => {
      const key = counter(merchant)
      const running = boardWeek(context, merchant).from
      let open = context.tables.counters.get(key) ?? running
      while (open < running) {
        const { to } = periodAt('week', open, merchant.timeZone)
        givePrizes(context, merchant, open, to)
        open = to
      }
      context.tables.counters.put(key, running)
    })
  }
}

function givePrizes(context: Context, merchant: Merchant, from: number, to: number): void {
  // A person with several accounts has one place among the winners.
  const winners: Place[] = []
  for (const place of leaderboard(context, merchant.code, from, to)) {
    if (winners.length === BOARD_PRIZES.length) break
    const { member } = place
    if (breakOf(context, member) || winners.some((one) => isSamePerson(context, one.member, member))) continue
    winners.push(place)
  }
  for (const [index, place] of winners.entries()) {
    const amount = boardPrize(index, place.turnover) ?? 0n
    if (amount === 0n) continue
    const reward = issueReward(context, place.member, {
      type: 'RANK_BOARD',
      source: `board/${from}`,
      name: BOARD_NAME,
      amount,
      multiple: BOARD_MULTIPLE,
      at: to,
    })
    tellReady(context, reward)
  }
}

const counter = (merchant: Merchant): string => `board/${merchant.code}`
