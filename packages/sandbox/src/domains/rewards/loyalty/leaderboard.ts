import { BOARD_PRIZES } from '../promotions/boardPrizes.ts'
import { periodAt } from '@croupier/locales/calendar'
import type { Member } from '../../identity/members/rows.ts'
import { isSamePerson } from '../../identity/members/person.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Words } from '../../../core/words/Words.ts'
import { issueReward, takesPart } from '../promotions/rewards.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { World } from '../../../World.ts'
import { turnoverBetween } from '../../money/wagering/turnover.ts'

/**
 * Of the turnover at a place, at most so much is its prize, hundredths of a per cent. Who plays alone takes first place
 * with any stake; part of the sum that `totalReturn.test.ts` keeps under 100%.
 */
export const BOARD_SHARE = 10n
/** Board prizes have to be staked once. */
const BOARD_MULTIPLE = 1
const BOARD_NAME: Words = { EN: 'Weekly leaderboard', TY: 'Lingguhang leaderboard', BN: 'সাপ্তাহিক লিডারবোর্ড' }

/** A place on the board. */
export interface Place {
  readonly member: Member
  /** Minor units. */
  readonly turnover: bigint
}

/** Members of a merchant by turnover in a span, highest first; equal turnover ranks by who came first to the house. */
export function leaderboard(world: World, merchant: string, from: number, to: number): Place[] {
  const places: Place[] = []
  for (const member of world.tables.members.all()) {
    if (member.merchant !== merchant || !takesPart(member)) continue
    const turnover = turnoverBetween(world, member.id, from, to).staked
    if (turnover > 0n) places.push({ member, turnover })
  }
  return places.sort((a, b) =>
    a.turnover === b.turnover ? a.member.id - b.member.id : a.turnover > b.turnover ? -1 : 1,
  )
}

/** What a place brings, counted from 0, with so much turnover; null below the places with a prize. Minor units. */
export function boardPrize(place: number, turnover: bigint): bigint | null {
  const most = BOARD_PRIZES[place]
  if (most === undefined) return null
  const share = (turnover * BOARD_SHARE) / 10_000n
  return share < most ? share : most
}

/** The week a merchant's board counts now. */
export const boardWeek = (world: World, merchant: Pick<Merchant, 'timeZone'>) =>
  periodAt('week', world.clock.now(), merchant.timeZone)

/** Whether a week has ended whose prizes were not given yet. */
export function boardsAreDue(world: World): boolean {
  for (const merchant of world.merchants.values()) {
    if ((world.tables.counters.get(counter(merchant)) ?? 0) < boardWeek(world, merchant).from) return true
  }
  return false
}

/**
 * Gives the prizes of every week that ended since the last time. Before the first time there is nothing to give: the
 * board begins with the week the sandbox was seeded in.
 */
export function settleDueBoards(world: World): void {
  for (const merchant of world.merchants.values()) {
    world.apart(`leaderboard of ${merchant.code}`, () => {
      const key = counter(merchant)
      const running = boardWeek(world, merchant).from
      let open = world.tables.counters.get(key) ?? running
      while (open < running) {
        const { to } = periodAt('week', open, merchant.timeZone)
        givePrizes(world, merchant, open, to)
        open = to
      }
      world.tables.counters.put(key, running)
    })
  }
}

function givePrizes(world: World, merchant: Merchant, from: number, to: number): void {
  // Somebody with several accounts has one place among the winners.
  const winners: Place[] = []
  for (const place of leaderboard(world, merchant.code, from, to)) {
    if (winners.length === BOARD_PRIZES.length) break
    const { member } = place
    if (breakOf(world, member) || winners.some((one) => isSamePerson(world, one.member, member))) continue
    winners.push(place)
  }
  for (const [index, place] of winners.entries()) {
    const amount = boardPrize(index, place.turnover) ?? 0n
    if (amount === 0n) continue
    issueReward(world, place.member, {
      type: 'RANK_BOARD',
      source: `board/${from}`,
      name: BOARD_NAME,
      amount,
      multiple: BOARD_MULTIPLE,
      at: to,
    })
    sendMessage(world, place.member.id, 'reward.ready', [])
  }
}

const counter = (merchant: Merchant): string => `board/${merchant.code}`
