import { DAY } from '@croupier/locales/calendar'
import { memberByAccount } from '../../identity/members/members.ts'
import { regulars } from '../../identity/members/seed.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Seed } from '../../../Subject.ts'
import type { Context } from '../../../Context.ts'
import { nextDrawAt, openDraw, prizesOf } from './raffle.ts'
import type { Draw } from '../tickets/rows.ts'
import { giveTicket } from '../tickets/tickets.ts'

const WEEK = 7 * DAY

/** The raffles, and tickets of the people of the guide. */
export const ticketSeed: Seed = {
  platform(context) {
    for (const merchant of context.merchants.values()) seedRaffle(context, merchant)
  },
  people(context) {
    for (const member of regulars(context)) {
      giveTicket(context, member, 'GOLDEN_EGG')
      giveTicket(context, member, 'PRIZE_WHEEL', { endsAt: null })
      giveTicket(context, member, 'RAFFLE')
      giveTicket(context, member, 'CASH_VOUCHER', { startsAt: context.clock.now() + 2 * DAY })
    }
    for (const { code } of context.merchants.values()) {
      for (const account of ['jun', 'vip', 'carl']) {
        const member = memberByAccount(context, code, account)
        if (member) giveTicket(context, member, 'RAFFLE')
      }
    }
  },
}

/** Last week's draw, with none of this state's people in it, and the current one. */
function seedRaffle(context: Context, merchant: Merchant): void {
  const lastAt = nextDrawAt(merchant, context.clock.now() - WEEK)
  const held: Draw = {
    id: `raffle-${merchant.code}-${lastAt}`,
    merchant: merchant.code,
    opensAt: lastAt - WEEK,
    drawsAt: lastAt,
    jackpot: 100_000n,
    entries: 41,
    drawnAt: lastAt,
    winners: [],
  }
  const names = ['lia***7', 'mak***o', 'sun***3', 'jod***a', 'ren***5']
  const winners = prizesOf(held).map((amount, index) => ({
    ticketId: 0,
    number: [17, 4, 29, 33, 8][index] ?? 1,
    name: names[index] ?? '',
    amount,
  }))
  context.tables.draws.put(held.id, { ...held, winners })
  openDraw(context, merchant, lastAt, 0n)
}
