import process from 'node:process'
import { expect, it } from 'vitest'
import { randomInteger, randomPick, seededRandom } from '../core/random/random.ts'
import { MOVES } from './testing/walk/moves.ts'
import { Promises } from './testing/walk/promises.ts'
import type { Walk } from './testing/walk/Walk.ts'
import { walkingTestPlatform } from './testing/walk/walkers.ts'

/** `npm run walk` takes 20,000 steps with a new seed; `WALK_STEPS` and `WALK_SEED` repeat a walk. */
const STEPS = Number(process.env['WALK_STEPS'] ?? 600)
const SEEDS = (process.env['WALK_SEED'] ?? '20261123').split(',').map(Number)

/** Kinds of movements that must occur in a long walk. */
const MOVED = [
  'round',
  'stake',
  'payout',
  'deposit',
  'withdrawal',
  'transfer-up',
  'wallet-transfer',
  'bonus',
  'rebate',
] as const

const wheel = MOVES.flatMap(([name, weight, move]) => Array.from({ length: weight }, () => ({ name, move })))

it.each(SEEDS)(
  'several people with every call, open rounds, wallets, bonuses, agents and time gain nothing they should not, pass no limit, shorten no exclusion, play nothing while they are held, and are kept out by nobody who guesses, seed %i',
  async (seed) => {
    const { testPlatform, ids, newcomer, twins } = walkingTestPlatform(seed)
    const random = seededRandom(seed)
    const kept = {
      tokens: new Map(),
      plays: new Map(),
      replies: new Map(),
      held: new Map(),
      codes: new Map(),
      guesses: new Map(),
    }
    const walk: Walk = { testPlatform, random, ids, newcomer, ...kept }
    const promises = new Promises(testPlatform.sandbox.context, twins, walk.held)
    const counts = new Map<string, number>()
    for (let step = 0; step < STEPS; step++) {
      const { name, move } = randomPick(random, wheel)
      const id = ids[randomInteger(random, ids.length)] ?? 0
      await move(walk, id)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      const broken = promises.broken()
      if (broken.length > 0) throw new Error(`seed ${seed}, step ${step}, ${name} by ${id}: ${broken.join('; ')}`)
    }
    expect(testPlatform.reports).toEqual([])
    expect(testPlatform.sandbox.verify().violations).toEqual([])
    const kinds = new Map<string, number>()
    for (const { kind } of testPlatform.sandbox.context.tables.transactions.all())
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if (process.env['WALK_STEPS'])
      process.stdout.write(`seed ${seed}: ${STEPS} steps\n${listed(kinds)}\n${listed(walk.replies)}\n`)
    if (STEPS > 10_000) expect(walk.replies.get('newcomer held') ?? 0).toBe(1)
    if (STEPS > 2_000) expect(walk.replies.get('guess at a password login.locked') ?? 0).toBeGreaterThan(0)
    if (STEPS > 2_000) expect(walk.replies.get('owner at home in') ?? 0).toBeGreaterThan(20)
    if (STEPS > 2_000) expect(walk.replies.get('codes refused') ?? 0).toBeGreaterThan(10)
    if (STEPS > 10_000) for (const kind of MOVED) expect([kind, (kinds.get(kind) ?? 0) > 5]).toEqual([kind, true])
    if (STEPS > 2_000) expect(walk.replies.get('bonus ended in a round') ?? 0).toBeGreaterThan(0)
    for (const [name] of MOVES) if (STEPS > 2_000) expect([name, (counts.get(name) ?? 0) > 10]).toEqual([name, true])
  },
  30_000 + STEPS * 60,
)

/** Counts of what happened, so that a walk with nothing but refusals does not pass. */
const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort()
    .map(([what, times]) => `  ${what} ${times}`)
    .join('\n')
