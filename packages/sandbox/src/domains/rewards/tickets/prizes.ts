import { randomInteger, type Random } from '../../../core/random/random.ts'
import type { Prize, TicketKind } from './rows.ts'

/** A possible prize and its chance in percent. The chances of a kind add up to 100 and are shown to the member. */
export interface Chance extends Prize {
  readonly percent: number
}

const money = (amount: bigint, percent: number): Chance => ({ amount, points: 0n, percent })
const points = (count: bigint, percent: number): Chance => ({ amount: 0n, points: count, percent })

/** Prizes by kind of ticket. A raffle ticket has none: it enters the draw. */
export const CHANCES: Readonly<Record<TicketKind, readonly Chance[]>> = {
  GOLDEN_EGG: [points(50n, 60), points(200n, 25), money(1_000n, 12), money(5_000n, 3)],
  PRIZE_WHEEL: [points(100n, 50), money(500n, 30), money(2_000n, 15), money(10_000n, 5)],
  RED_RAIN: [points(20n, 70), money(200n, 25), money(1_000n, 5)],
  CASH_VOUCHER: [money(2_000n, 100)],
  RAFFLE: [],
}

/** Draws a prize of a kind by its chances. */
export function drawPrize(random: Random, kind: TicketKind): Prize {
  let draw = randomInteger(random, 100)
  for (const { percent, amount, points: count } of CHANCES[kind]) {
    if (draw < percent) return { amount, points: count }
    draw -= percent
  }
  return { amount: 0n, points: 0n }
}
