import { HOUR } from '@croupier/locales/calendar'
import { randomInteger, randomPick } from '../../../core/random/random.ts'
import { changeMember } from '../../../domains/identity/members/members.ts'
import { holdIfLike, setApart } from '../../../domains/safety/safety/held.ts'
import { call, count, memberOf, operator, type Move, type WeightedMove } from './Walk.ts'

/** Codes that one address can have sent to a number in an hour. */
const CODES_AN_HOUR = 20

/** A newcomer logs in for the first time, on the device of a walker who is excluded; happens now and then. */
const newcomer: Move = (walk, mover) => {
  const { testPlatform, newcomer: id } = walk
  const { context } = testPlatform.sandbox
  const now = context.clock.now()
  const away = [...context.tables.breaks.all()].find(
    ({ kind, startedAt, endsAt }) => kind === 'exclusion' && startedAt <= now && now < endsAt,
  )
  if (id === null) return
  if (!away) return randomInteger(walk.random, 20) === 0 && call(walk, mover, 'safety.startBreak', { length: '6m' })
  operator(walk, () => {
    changeMember(context, id, { registeredAt: now, verified: false })
    holdIfLike(context, memberOf(walk, id), (other) => other === away.memberId)
  })
  walk.newcomer = null
  walk.held.set(id, String(away.id))
  walk.ids.push(id)
  count(walk, 'newcomer held')
}

/** Rarely: the operator finds that the newcomer is another person. */
const look: Move = (walk) => {
  const { random, testPlatform } = walk
  const { context } = testPlatform.sandbox
  for (const [id, breakId] of walk.held) {
    const row = context.tables.breaks.get(breakId)
    if (!row || randomInteger(random, 40) > 0) continue
    operator(walk, () => setApart(context, memberOf(walk, row.memberId), memberOf(walk, id)))
    walk.held.delete(id)
    count(walk, 'newcomer set apart')
  }
}

/** Requests codes to a number until the limit, and beyond. */
const codes: Move = async (walk, id) => {
  const { random, testPlatform } = walk
  const mobileNo = randomPick(random, ['9175550101', '9175550102', '9175550103'])
  for (let left = 1 + randomInteger(random, 30); left > 0; left--) {
    const at = testPlatform.clock.now()
    const reply = await call(walk, id, 'verification.registerSms', { mobileNo, countryDialingCode: '63' })
    if (reply.code !== null || reply.status !== 200) {
      count(walk, 'codes refused')
      break
    }
    const sent = [...(walk.codes.get(mobileNo) ?? []), at].filter((one) => one > at - HOUR)
    walk.codes.set(mobileNo, sent)
    if (sent.length > CODES_AN_HOUR) throw new Error(`${sent.length} codes in an hour to ${mobileNo} from one address`)
  }
}

/** Moves of people without an account. */
export const strangerMoves: readonly WeightedMove[] = [
  ['newcomer', 1, newcomer],
  ['look at the held', 1, look],
  ['codes', 1, codes],
]
