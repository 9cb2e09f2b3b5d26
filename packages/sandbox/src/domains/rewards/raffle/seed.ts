import { DAY } from '@croupier/locales/calendar'
import { memberByAccount } from '../../identity/members/members.ts'
import { regulars } from '../../identity/members/seed.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Seed } from '../../../Subject.ts'
import type { World } from '../../../World.ts'
import { nextDrawAt, openDraw, prizesOf } from './raffle.ts'
import type { Draw } from '../tickets/rows.ts'
import { giveTicket } from '../tickets/tickets.ts'

const WEEK = 7 * DAY

/** The raffles, and tickets of the people of the guide. */
export const ticketSeed: Seed = {
  platform(world) {
    for (const merchant of world.merchants.values()) seedRaffle(world, merchant)
  },
  people(world) {
    for (const member of regulars(world)) {
      giveTicket(world, member, 'GOLDEN_EGG')
      giveTicket(world, member, 'PRIZE_WHEEL', { endsAt: null })
      giveTicket(world, member, 'RAFFLE')
      giveTicket(world, member, 'CASH_VOUCHER', { startsAt: world.clock.now() + 2 * DAY })
    }
    for (const { code } of world.merchants.values()) {
      for (const account of ['jun', 'vip', 'carl']) {
        const member = memberByAccount(world, code, account)
        if (member) giveTicket(world, member, 'RAFFLE')
      }
    }
  },
}

/** A draw of last week without anybody of this state in it, and the one that runs. */
function seedRaffle(world: World, merchant: Merchant): void {
  const lastAt = nextDrawAt(merchant, world.clock.now() - WEEK)
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
  world.tables.draws.put(held.id, { ...held, winners })
  openDraw(world, merchant, lastAt, 0n)
}
