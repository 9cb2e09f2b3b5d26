import { endpoints } from '@croupier/api'
import { randomPick } from '../../../core/random/random.ts'
import { exampleOf, fieldsOf } from '../requests.ts'
import { agentMoves } from './agentMoves.ts'
import { cashierMoves } from './cashierMoves.ts'
import { guessMoves } from './guessMoves.ts'
import { operatorMoves } from './operatorMoves.ts'
import { playMoves } from './playMoves.ts'
import { rewardMoves } from './rewardMoves.ts'
import { safetyMoves } from './safetyMoves.ts'
import { strangerMoves } from './strangerMoves.ts'
import { amount, call, memberOf, password, type Move, type WeightedMove } from './Walk.ts'

/** Calls with their own move: with the values of the examples they would end the walk. */
const AT_ITS_OWN_PACE: ReadonlySet<string> = new Set([
  'session.logout',
  'safety.startBreak',
  'safety.setLimit',
  'safety.setSessionLimit',
])
const everyCall = endpoints().filter(({ id }) => !AT_ITS_OWN_PACE.has(id))

/** Any call of the contract, with ids of any walker's rows in its fields. */
const anything: Move = (walk, id) => {
  const { random, testPlatform } = walk
  const { tables } = testPlatform.sandbox.context
  const endpoint = randomPick(random, everyCall)
  const fields: Record<string, unknown> = { ...exampleOf(endpoint) }
  const names = [
    ...walk.ids.flatMap((one) => [String(one), memberOf(walk, one).account]),
    ...[tables.deposits, tables.withdrawals, tables.agreements, tables.payouts, tables.rewards].flatMap((table) =>
      [...table.keys()].slice(-5),
    ),
  ]
  for (const field of fieldsOf(endpoint)) {
    if (/id$|account|username/i.test(field)) fields[field] = randomPick(random, names)
    if (/password/i.test(field)) fields[field] = password
    if (/^amount$/.test(field)) fields[field] = amount(random, 2_000)
  }
  return call(walk, id, endpoint.id, fields)
}

/** Every kind of move, with its weight. */
export const MOVES: readonly WeightedMove[] = [
  ...playMoves,
  ...cashierMoves,
  ...rewardMoves,
  ...safetyMoves,
  ...agentMoves,
  ...operatorMoves,
  ...strangerMoves,
  ...guessMoves,
  ['anything', 20, anything],
]
