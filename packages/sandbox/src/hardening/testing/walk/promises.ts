import { HOUR, periodAt } from '@croupier/locales/calendar'
import { memberOfAccount } from '../../../core/ledger/accounts.ts'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import type { Bet } from '../../../domains/play/rounds/rows.ts'
import type { Context } from '../../../Context.ts'
import type { Twins } from './walkers.ts'

/** Kinds of movement that a member on a break cannot make. */
const BARRED: ReadonlySet<string> = new Set(['round', 'stake', 'deposit', 'matched-deposit', 'transfer', 'transfer-up'])
/** Kinds of movement that give a member something. */
const GIVEN: ReadonlySet<string> = new Set(['bonus', 'rebate', 'points'])
const PAID_IN: ReadonlySet<string> = new Set(['deposit', 'matched-deposit', 'transfer', 'transfer-up'])
const STAKED: ReadonlySet<string> = new Set(['round', 'stake'])
/** Kinds of movement that take bonus money from its account, besides making it the member's own. */
const BONUS_GOES: ReadonlySet<string> = new Set(['round', 'stake', 'payout', 'bonus-end', 'bonus-late', 'bonus-met'])
const PERIODS = ['day', 'week', 'month'] as const

interface Flow {
  readonly at: number
  readonly paidIn: bigint
  readonly staked: bigint
  readonly won: bigint
}

/**
 * Checks every movement since the last check against its own records, independent of the platform's rules: whose
 * money moved, how much was paid in, staked and won. Returns what is broken, in words.
 */
export class Promises {
  readonly #context: Context
  readonly #twins: Twins
  readonly #held: ReadonlyMap<number, string>
  readonly #seen = new Set<string>()
  /** When the records were last updated. */
  #lookedAt = 0
  readonly #flows = new Map<number, Flow[]>()
  readonly #breaks = new Map<string, { readonly endsAt: number; readonly returnsAt: number | null }>()
  readonly #listed = new Set<string>()

  /** `held` are accounts that the operator has not decided on, each with the break of the person they resemble. */
  constructor(context: Context, twins: Twins, held: ReadonlyMap<number, string>) {
    this.#context = context
    this.#twins = twins
    this.#held = held
    for (const id of twins.keys()) this.#flows.set(id, [])
    this.broken()
  }

  /** What the last move broke. */
  broken(): string[] {
    const wrong: string[] = []
    const news: LedgerTransaction[] = []
    // Due work is dated when it was due, so it may come after movements that are younger.
    const from = this.#lookedAt - 24 * HOUR
    for (const id of this.#twins.keys()) {
      for (const one of this.#context.tables.transactions.newest('member', String(id))) {
        if (one.at < from) break
        if (!this.#seen.has(one.id)) news.push(one)
        this.#seen.add(one.id)
      }
    }
    this.#lookedAt = this.#context.clock.now()
    for (const one of news.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) wrong.push(...this.#look(one))
    wrong.push(...this.#breaksOnlyGrow())
    const sums = new Map<string, bigint>()
    for (const { currency, balance } of this.#context.tables.accounts.all())
      sums.set(currency, (sums.get(currency) ?? 0n) + balance)
    for (const [currency, sum] of sums) if (sum !== 0n) wrong.push(`house and people have ${sum} ${currency} too much`)
    return wrong
  }

  #look(movement: LedgerTransaction): string[] {
    const members = new Set(movement.entries.flatMap(({ account }) => memberOfAccount(account) ?? []))
    return [...members].flatMap((id) => {
      const about = `${movement.kind} ${movement.reference} of ${id}`
      return [
        ...this.#bonusStaysBound(movement, id),
        ...this.#keepsLimits(movement, id),
        ...this.#keepsBreak(movement, id),
        ...this.#staysHeld(movement, id),
      ].map((fault) => `${about}: ${fault}`)
    })
  }

  /** A member's own money never grows by bonus money or winnings from it before the required stakes are made. */
  #bonusStaysBound({ kind, entries, reference, at }: LedgerTransaction, id: number): string[] {
    const sum = (...kinds: readonly string[]) =>
      entries
        .filter(({ account }) => memberOfAccount(account) === id && kinds.some((one) => account.startsWith(`${one}:`)))
        .reduce((total, { amount }) => total + amount, 0n)
    const own = sum('member', 'wallet')
    const bound = sum('bonus')
    const { wagering, bets } = this.#context.tables
    if (kind === 'bonus-met') {
      const row = wagering.get(reference)
      if (!row || row.status !== 'met') return ['bonus money was set free although its terms are not met']
      const staked = bets
        .between('member', String(id), row.openedAt, at)
        .reduce((total, bet) => total + (bet.stake * BigInt(row.weights[bet.gameType] ?? 100)) / 100n, 0n)
      return staked >= row.required ? [] : [`${staked} of ${row.required} were staked when the bonus was set free`]
    }
    if (bound < 0n && !BONUS_GOES.has(kind) && own !== 0n) return ['bonus money became own money']
    if ((kind === 'bonus-end' || kind === 'bonus-late') && own !== 0n) return ['the end of a bonus touched own money']
    if (kind === 'wallet-transfer' && (own !== 0n || bound !== 0n)) return ['wallets changed what is own']
    if (kind === 'bonus' && wagering.has(reference) && own !== 0n) return ['a bound bonus was paid as own money']
    if (kind !== 'round' && kind !== 'payout') return []
    const bet = bets.get(reference)
    if (!bet) return ['a payout without a bet']
    const most = this.#ownShare(bet) - (kind === 'round' ? ownStake(bet) : 0n)
    return own > most ? [`own money rose by ${own}, its share is ${most}`] : []
  }

  /** The most of a bet's payout that can be own money: the share of own stakes and of bonuses whose terms are met. */
  #ownShare({ payout, stake, sources }: Bet): bigint {
    if (!sources || stake === 0n) return payout
    const free = sources
      .filter(({ bonus }) => bonus === null || this.#context.tables.wagering.get(bonus)?.status === 'met')
      .reduce((total, { amount }) => total + amount, 0n)
    return (payout * free + stake - 1n) / stake
  }

  #keepsLimits(movement: LedgerTransaction, id: number): string[] {
    const { kind, at, entries, reference } = movement
    const flows = this.#flows.get(id)
    const member = this.#context.tables.members.get(String(id))
    if (!flows || !member) return []
    const moved = entries.filter(({ account }) => memberOfAccount(account) === id).map(({ amount }) => amount)
    const into = moved.filter((amount) => amount > 0n).reduce((a, b) => a + b, 0n)
    const out = moved.filter((amount) => amount < 0n).reduce((a, b) => a - b, 0n)
    const bet = kind === 'round' ? this.#context.tables.bets.get(reference) : undefined
    flows.push({
      at,
      paidIn: PAID_IN.has(kind) ? into : 0n,
      staked: kind === 'round' ? (bet?.stake ?? 0n) : kind === 'stake' ? out : 0n,
      won: kind === 'round' ? (bet?.payout ?? 0n) : kind === 'payout' ? into : kind === 'bonus-late' ? -out : 0n,
    })
    const wrong: string[] = []
    const zone = this.#context.merchants.get(member.merchant)?.timeZone ?? 'UTC'
    for (const period of PERIODS) {
      const { from } = periodAt(period, at, zone)
      const running = flows.filter((flow) => flow.at >= from && flow.at <= at)
      const sum = (of: 'paidIn' | 'staked' | 'won') => running.reduce((total, flow) => total + flow[of], 0n)
      const limit = (name: string) => this.#context.tables.limits.get(`${id}/${name}/${period}`)
      const paidIn = limit('deposit')
      // Orders made before the limit was set are already pending.
      const since = this.#context.tables.deposits.get(reference)?.reachedAt.ordered ?? at
      if (PAID_IN.has(kind) && into > 0n && paidIn && since > paidIn.since && sum('paidIn') > paidIn.value)
        wrong.push(`${sum('paidIn')} paid in with a limit of ${paidIn.value} a ${period}`)
      if (!STAKED.has(kind)) continue
      const [wager, loss] = [limit('wager'), limit('loss')]
      if (wager && at > wager.since && sum('staked') > wager.value)
        wrong.push(`${sum('staked')} staked with a limit of ${wager.value} a ${period}`)
      const lost = sum('staked') - sum('won')
      if (loss && at > loss.since && lost > loss.value)
        wrong.push(`${lost} lost with a limit of ${loss.value} a ${period}`)
    }
    const gamingSession = this.#context.tables.gamingSessions.get(String(id))
    const session = this.#context.tables.limits.get(`${id}/session/gamingSession`)
    if (STAKED.has(kind) && gamingSession && session && at > session.since && gamingSession.startedAt < at)
      if (at - gamingSession.startedAt > Number(session.value) * 60_000) wrong.push('played past the session limit')
    // Periods are long over.
    if (flows.length > 4_000)
      flows.splice(
        0,
        flows.findIndex((flow) => flow.at > at - 32 * 24 * HOUR),
      )
    return wrong
  }

  #keepsBreak({ kind, at, entries }: LedgerTransaction, id: number): string[] {
    if (!BARRED.has(kind)) return []
    // An agent's transfer also cannot reach a member on a break, so both sides count.
    const moved = entries.some(({ account, amount }) => memberOfAccount(account) === id && amount !== 0n)
    if (!moved) return []
    const wrong: string[] = []
    for (const one of this.#twins.get(id) ?? [id]) {
      for (const row of this.#context.tables.breaks.by('member', String(one))) {
        const bars = at > row.startedAt && (row.returnsAt === null || at < row.returnsAt)
        // A later break replaces an earlier one: the last one decides how the person returns.
        const last = this.#context.tables.breaks.by('member', String(one)).at(-1)
        const counts = at < row.endsAt || last === row
        if (bars && counts && (one === id || row.kind === 'exclusion'))
          wrong.push(`during the ${row.kind} ${row.length} of ${one}`)
      }
    }
    return wrong
  }

  /** A member who resembles an excluded person gets nothing, pays nothing in and stakes nothing meanwhile. */
  #staysHeld({ kind, at, entries }: LedgerTransaction, id: number): string[] {
    const row = this.#context.tables.breaks.get(this.#held.get(id) ?? '')
    if (!row || at >= row.endsAt || !(BARRED.has(kind) || GIVEN.has(kind))) return []
    const moved = entries.some(({ account, amount }) => memberOfAccount(account) === id && amount !== 0n)
    return moved ? ['although nobody has looked who it is'] : []
  }

  /** No break and no entry of the register disappears, ends earlier, or ends without the request and the wait. */
  #breaksOnlyGrow(): string[] {
    const wrong: string[] = []
    const { breaks, exclusions } = this.#context.tables
    for (const [key, { endsAt }] of this.#breaks)
      if ((breaks.get(key)?.endsAt ?? 0) < endsAt) wrong.push(`break ${key} became shorter`)
    for (const [key, row] of breaks.entries()) {
      const { endsAt, returnsAt, returnAskedAt, kind } = row
      const known = this.#breaks.get(key)
      if (known?.returnsAt != null && (returnsAt ?? 0) < known.returnsAt) wrong.push(`break ${key} is left earlier`)
      const wait = kind === 'exclusion' ? 24 * HOUR : 0
      if (returnsAt !== null && (returnAskedAt === null || returnAskedAt < endsAt || returnsAt < returnAskedAt + wait))
        wrong.push(`break ${key} is left without asking and waiting`)
      this.#breaks.set(key, { endsAt, returnsAt })
    }
    for (const key of this.#listed) if (!exclusions.has(key)) wrong.push(`entry ${key} left the register`)
    for (const [key, { trait, breakId }] of exclusions.entries()) {
      if (this.#listed.has(key)) continue
      this.#listed.add(key)
      const [, account] = /^member:(\d+)$/.exec(trait) ?? []
      const owner = breaks.get(String(breakId))?.memberId
      // Whatever others state: an exclusion applies to the person's own accounts only.
      if (account !== undefined && owner !== undefined && !this.#twins.get(Number(account))?.includes(owner))
        wrong.push(`${account} is excluded by a break of ${owner}, who is somebody else`)
    }
    return wrong
  }
}

const ownStake = ({ stake, sources }: Bet): bigint =>
  sources ? sources.filter(({ bonus }) => bonus === null).reduce((total, { amount }) => total + amount, 0n) : stake
