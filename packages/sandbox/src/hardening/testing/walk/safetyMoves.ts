import { randomInteger, randomPick } from '../../../core/random/random.ts'
import { limitsOf } from '../../../domains/safety/safety/limits.ts'
import { amount, call, type Move, type WeightedMove } from './Walk.ts'

/** Confirms whatever can be confirmed, and requests the end of the rest. */
const lift: Move = async (walk, id) => {
  for (const { kind, period, raise } of limitsOf(walk.testPlatform.sandbox.context, id)) {
    const name = kind === 'session' ? { kind } : { kind, period }
    await call(walk, id, raise ? 'safety.confirmRaise' : 'safety.removeLimit', name)
  }
}

const limit: Move = (walk, id) => {
  const { random } = walk
  const name = {
    kind: randomPick(random, ['deposit', 'loss', 'wager']),
    period: randomPick(random, ['day', 'week', 'month']),
  }
  switch (randomInteger(random, 6)) {
    case 0:
      return call(walk, id, 'safety.removeLimit', name)
    case 1:
      return call(walk, id, 'safety.cancelRaise', name)
    case 2:
      return call(walk, id, 'safety.setSessionLimit', { minutes: 30 + randomInteger(random, 600) })
    case 3:
      return call(walk, id, 'safety.setLimit', { ...name, amount: amount(random, 40_000) })
    default:
      return lift(walk, id)
  }
}

/** Mostly short ones: a member who is away for years tests no other rule. */
const takeBreak: Move = (walk, id) => {
  const length = randomInteger(walk.random, 30) === 0 ? randomPick(walk.random, ['7d', '6m', '1y']) : '24h'
  return call(walk, id, 'safety.startBreak', { length })
}

const comeBack: Move = async (walk) => {
  for (const id of walk.ids) await call(walk, id, 'safety.askReturn', {})
}

/** Moves with limits and breaks. */
export const safetyMoves: readonly WeightedMove[] = [
  ['limit', 5, limit],
  ['break', 1, takeBreak],
  ['return', 6, comeBack],
]
