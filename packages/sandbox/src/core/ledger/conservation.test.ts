import { Refusal } from '../../Refusal.ts'
import { cashierAccount, memberAccount } from './accounts.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bindCard } from '../../domains/money/bank/cards.ts'
import { manualClock } from '../clock/clock.ts'
import { platform } from '../../subjects.ts'
import { createSandbox } from '../../createSandbox.ts'
import { testMerchants } from '../../testing/testMerchants.ts'
import { changePoints } from '../../domains/rewards/points/account.ts'
import { createMember } from '../../domains/identity/members/members.ts'
import { setPaymentPassword } from '../../domains/access/security/paymentPassword.ts'
import type { Member } from '../../domains/identity/members/rows.ts'
import { randomInteger, randomPick, seededRandom } from '../random/random.ts'
import { changeSettings, switchModule } from '../../domains/merchants/merchants/rules.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../domains/access/security/seed.ts'
import { sqliteStore } from '../../node/sqliteStore.ts'
import { memoryStore, type Store } from '../store/store.ts'
import { NOON } from '../../testing/createTestPlatform.ts'
import { operations } from '../../testing/operations.ts'
import { once } from '../../wire/idempotency.ts'
import type { Movements } from '../../Context.ts'
import { BalanceInsufficient, post } from './ledger.ts'

const STEPS = 10_000
const MEMBERS = 24
const MOVED: readonly (keyof Movements)[] = [
  'round',
  'stake',
  'payout',
  'deposit',
  'matched-deposit',
  'withdrawal',
  'withdrawal-paid',
  'withdrawal-returned',
  'withdrawal-reversed',
  'transfer',
  'transfer-up',
  'wallet-transfer',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'real-time-salary',
  'bonus',
  'bonus-end',
  'rebate',
  'points',
]
const wheel = operations.flatMap((operation) => Array.from({ length: operation.weight }, () => operation))

/** A store whose next write can be made to fail, as on a full disk. */
function brittle(store: Store) {
  const control = { failNext: false }
  const brittleStore: Store = {
    ...store,
    commit(changes) {
      if (control.failNext) {
        control.failNext = false
        throw new Error('disk full')
      }
      store.commit(changes)
    },
  }
  return { control, store: brittleStore }
}

/** Where the state is stored, and how to open it again. */
interface Place {
  readonly name: string
  open(): { readonly store: Store; again(): Store; remove(): void }
}

const places: readonly Place[] = [
  {
    name: 'in memory',
    open() {
      const store = memoryStore()
      const again = () => {
        const copy = memoryStore()
        copy.replace([...store.load()])
        return copy
      }
      return { store, again, remove() {} }
    },
  },
  {
    name: 'in a file',
    open() {
      const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
      const file = join(folder, 'state.sqlite')
      return {
        store: sqliteStore(file),
        again: () => sqliteStore(file),
        remove: () => rmSync(folder, { recursive: true, force: true }),
      }
    },
  },
]

it.each(places)(
  'neither loses nor creates money in ten thousand random operations with retries, duplicates, failing writes and clock jumps, $name',
  (place) => {
    const random = seededRandom(20_261_121)
    const clock = manualClock(NOON)
    const opened = place.open()
    const { store, control } = brittle(opened.store)
    // Checks every write: sums, chains, claims, no balance below zero, the ledger in balance.
    const { state, context, verify, close } = createSandbox({
      passwordMemory: 1,
      merchants: testMerchants,
      clock,
      random: seededRandom(7),
      store,
      watchBooks: true,
    })
    const merchant = context.merchants.get('crph')
    if (!merchant) throw new Error('no merchant')

    const people = state.transact(() => {
      switchModule(context, merchant, 'AGETRANSFERUP3', true)
      const made: Member[] = []
      for (let index = 0; index < MEMBERS; index++) {
        const agent = made[0]
        const member = createMember(context, merchant, {
          account: `random${index}`,
          birthday: '1990-01-01',
          password: 'Lagoon27x',
          type: index === 0 ? 1 : 0,
          uplineId: agent?.id ?? null,
          toUpline: index > 0,
          // Verified, so that money may be withdrawn.
          verified: true,
          payeeName: `Random Person ${index}`,
          profile: { birthPlace: 'Manila', incomeSource: 'Salary' },
        })
        setPaymentPassword(context, member.id, SEEDED_PAYMENT_PASSWORD)
        bindCard(context, merchant, member, {
          bankCode: index % 2 === 0 ? 'ISLA' : 'MABINI',
          accountNumber: String(100_000_000_000 + index),
          accountName: `Random Person ${index}`,
          isDefault: true,
          password: SEEDED_PAYMENT_PASSWORD,
        })
        const moves = [{ from: cashierAccount('crph'), to: memberAccount(member.id), amount: 500_000n }]
        post(context, { kind: 'opening', reference: `opening-${member.id}`, moves })
        changePoints(context, member.id, { type: 'reward', change: 50_000n, reference: 'opening' })
        made.push(member)
      }
      return made
    })
    const worth = () => {
      const sums = new Map<string, bigint>()
      for (const { currency, balance } of context.tables.accounts.all())
        sums.set(currency, (sums.get(currency) ?? 0n) + balance)
      return [...sums.values()]
    }

    const outcomes = new Map<string, number>()
    const count = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1)
    /** One request with its idempotency key. Returns the answer, or the reason of the refusal. */
    const request = (name: string, memberId: number, key: string, run: () => unknown): string => {
      try {
        const answer = state.transact(() => {
          platform.settleDue(context)
          return once(context, { endpoint: name, caller: String(memberId), key, fields: { key } }, () =>
            JSON.stringify(run() ?? null),
          )
        })
        return `done ${answer}`
      } catch (failure) {
        if (failure instanceof Refusal) return `refused ${failure.code}`
        if (failure instanceof BalanceInsufficient) return 'refused balance'
        if (failure instanceof Error && failure.message === 'disk full') return 'disk full'
        throw failure
      }
    }

    for (let step = 0; step < STEPS; step++) {
      const operation = randomPick(random, wheel)
      const { id } = randomPick(random, people)
      const member = () => context.tables.members.get(String(id)) as Member
      const seed = randomInteger(random, 2 ** 31)
      const run = () => operation.run({ context, merchant, member: member(), random: seededRandom(seed) })
      const chance = randomInteger(random, 100)
      if (chance < 3) control.failNext = true
      const outcome = request(operation.name, id, `key-${step}`, run)
      control.failNext = false
      count(outcome.startsWith('done') ? operation.name : outcome)
      // The answer was lost, or the request was sent twice: the same key gives the same answer and moves nothing.
      if (chance < 15) {
        const again = request(operation.name, id, `key-${step}`, run)
        if (outcome.startsWith('done')) {
          const before = context.tables.transactions.size
          expect(again).toBe(outcome)
          expect(request(operation.name, id, `key-${step}`, run)).toBe(outcome)
          expect(context.tables.transactions.size).toBe(before)
        }
      }
      if (chance >= 90) clock.advance(randomInteger(random, 20 * 60_000))
      if (chance === 99) clock.advance(randomInteger(random, 36 * 3_600_000))
      // Vendors get their own wallets halfway through, and lose them again.
      if (step % 2_500 === 1_250) {
        const on = step % 5_000 === 1_250
        // During that time only the operator pays out, so that withdrawals wait for matching depositors.
        const payoutAfter = { crph: on ? null : merchant.payoutAfter }
        state.transact(() => changeSettings(context, { walletPerVendor: { crph: on }, payoutAfter }))
      }
    }

    expect(verify().violations).toEqual([])
    expect(worth().every((sum) => sum === 0n)).toBe(true)
    // No kind of operation was only refused: each succeeded many times.
    for (const { name } of operations) expect([name, (outcomes.get(name) ?? 0) > 15]).toEqual([name, true])
    // Money moved in all these ways.
    const kinds = new Set<string>([...context.tables.transactions.all()].map(({ kind }) => kind))
    for (const kind of MOVED) expect([kind, kinds.has(kind)]).toEqual([kind, true])
    // The stored state is the same.
    const audit = verify()
    close()
    const copy = createSandbox({ passwordMemory: 1, merchants: testMerchants, clock, store: opened.again() })
    expect(copy.verify()).toEqual(audit)
    copy.close()
    opened.remove()
  },
  60_000,
)
