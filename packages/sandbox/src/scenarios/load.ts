import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../core/ledger/accounts.ts'
import { nextNumber } from '../core/state/CoreWorld.ts'
import { countRebatesFrom } from '../domains/agents/agreements/rebates.ts'
import { openAccount, post } from '../core/ledger/ledger.ts'
import { createMember } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { randomInteger, seededRandom } from '../core/random/random.ts'
import { settleRound } from '../domains/play/rounds/settle.ts'
import { type World } from '../World.ts'
import { SEEDED_PASSWORD } from '../domains/identity/members/seed.ts'

/** People each agent of the load has directly below. */
const BRANCH = 40
/** Every how manieth of them has played. */
const PLAYING = 5

/** How the people of a load are spread, and what they are called. */
export interface LoadShape {
  /** People directly below each agent. Default 40. */
  readonly branch?: number
  /** What each account name begins with, before its number. Default `load`. */
  readonly prefix?: string
}

/**
 * Puts `count` people below an agent, as evenly as a tree of that many a branch goes, each with an opening of 1,000.00;
 * every fifth has played a round. All have the seeded password, hashed once: the point is the number, not the hashing.
 */
export function seedLoad(
  world: World,
  merchant: Merchant,
  top: Member,
  seed: number,
  count: number,
  { branch = BRANCH, prefix = 'load' }: LoadShape = {},
): void {
  const random = seededRandom(seed ^ 0x10ad)
  const now = world.clock.now()
  const start = now - 30 * DAY
  countRebatesFrom(world, merchant, start)
  const games = (world.catalogue.gamesByLane.get('RNG') ?? []).filter((game) => !game.maintenance).slice(0, 40)
  const ids: number[] = []
  let model: Member | undefined
  for (let place = 0; place < count; place++) {
    const account = `${prefix}${String(place + 1).padStart(6, '0')}`
    const uplineId = place < branch ? top.id : (ids[Math.floor(place / branch) - 1] ?? top.id)
    const type = place < (count - branch) / branch ? 2 : 0
    const facts = { account, nickname: account, birthday: '1990-01-01', type, uplineId, registeredAt: start } as const
    const member: Member = model
      ? { ...model, ...facts, id: nextNumber(world, 'member') }
      : createMember(world, merchant, { ...facts, password: SEEDED_PASSWORD })
    model ??= member
    world.tables.members.put(String(member.id), member)
    ids.push(member.id)
    const own = memberAccount(member.id)
    openAccount(world, own, merchant.currency)
    post(world, {
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
    settleRound(world, member, { game, stake, payout, playId: '', key: '', detail: null, at })
  }
}
