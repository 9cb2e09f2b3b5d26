import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../core/ledger/accounts.ts'
import { nextNumber } from '../core/state/CoreContext.ts'
import { countRebatesFrom } from '../domains/agents/agreements/rebates.ts'
import { openAccount, post } from '../core/ledger/ledger.ts'
import { createMember } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { randomInteger, seededRandom } from '../core/random/random.ts'
import { settleRound } from '../domains/play/rounds/settle.ts'
import { type Context } from '../Context.ts'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'

/** People directly below each agent of the load. */
const BRANCH = 40
/** One in this many of them has played. */
const PLAYING = 5

/** How the people of a load are distributed and named. */
export interface LoadShape {
  /** People directly below each agent. Default 40. */
  readonly branch?: number
  /** Prefix of each account name, before its number. Default `load`. */
  readonly prefix?: string
}

/**
 * Adds `count` people below an agent as an even tree with a fixed number per branch, each with a deposit of 1,000.00;
 * every fifth has played a round. All have the seeded password, hashed once: only the number of people matters here.
 */
export function seedLoad(
  context: Context,
  merchant: Merchant,
  top: Member,
  seed: number,
  count: number,
  { branch = BRANCH, prefix = 'load' }: LoadShape = {},
): void {
  const random = seededRandom(seed ^ 0x10ad)
  const now = context.clock.now()
  const start = now - 30 * DAY
  countRebatesFrom(context, merchant, start)
  const games = (context.catalogue.gamesByLane.get('RNG') ?? []).filter((game) => !game.maintenance).slice(0, 40)
  const ids: number[] = []
  let model: Member | undefined
  for (let place = 0; place < count; place++) {
    const account = `${prefix}${String(place + 1).padStart(6, '0')}`
    const uplineId = place < branch ? top.id : (ids[Math.floor(place / branch) - 1] ?? top.id)
    const type = place < (count - branch) / branch ? 2 : 0
    const facts = { account, nickname: account, birthday: '1990-01-01', type, uplineId, registeredAt: start } as const
    const member: Member = model
      ? { ...model, ...facts, id: nextNumber(context, 'member') }
      : createMember(context, merchant, { ...facts, password: SEEDED_PASSWORD })
    model ??= member
    context.tables.members.put(String(member.id), member)
    ids.push(member.id)
    const own = memberAccount(member.id)
    openAccount(context, own, merchant.currency)
    post(context, {
      kind: 'opening',
      reference: `opening-${member.id}`,
      at: start,
      moves: [{ from: cashierAccount(merchant.code), to: own, amount: 100_000n }],
    })
    const game = games[place % games.length]
    if (place % PLAYING !== 0 || !game) continue
    const stake = BigInt(1 + randomInteger(random, 20)) * 500n
    const payout = randomInteger(random, 2) === 0 ? 0n : (stake * 9n) / 5n
    const at = start + randomInteger(random, now - start)
    settleRound(context, member, { game, stake, payout, playId: '', key: '', detail: null, at })
  }
}
