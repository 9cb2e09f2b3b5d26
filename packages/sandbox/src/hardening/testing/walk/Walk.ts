import { endpoints, type EndpointId } from '@croupier/api'
import { moneyText } from '@croupier/money'
import { RoundRefused } from '@croupier/games'
import { Refusal } from '../../../Refusal.ts'
import { BalanceInsufficient } from '../../../core/ledger/ledger.ts'
import { randomInteger, randomPick, type Random } from '../../../core/random/random.ts'
import type { Member } from '../../../domains/identity/members/rows.ts'
import { sessionOfToken, startSession } from '../../../domains/identity/members/sessions.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../../domains/access/security/seed.ts'
import type { TestPlatform } from '../../../testing/createTestPlatform.ts'
import { send, type Attempt, type Reply } from '../requests.ts'

/** State of a walk: the walkers, and everything that a move may use. */
export interface Walk {
  readonly testPlatform: TestPlatform
  readonly random: Random
  /** The walkers; a newcomer joins later. */
  readonly ids: number[]
  /** Account of the newcomer, until it joins. */
  newcomer: number | null
  /** Newcomers that resemble an excluded person, with that person's break, until the operator decides otherwise. */
  readonly held: Map<number, string>
  /** Times of the codes sent to a number. */
  readonly codes: Map<string, number[]>
  /** Times of the guesses that were checked, by what was guessed. */
  readonly guesses: Map<string, number[]>
  readonly tokens: Map<number, string>
  /** Open games by member. */
  readonly plays: Map<number, { readonly token: string; readonly stakes: readonly bigint[]; readonly vendor: string }>
  readonly replies: Map<string, number>
}

/** One step of a walker. */
export type Move = (walk: Walk, id: number) => unknown

/** A kind of move, and its weight. */
export type WeightedMove = readonly [name: string, weight: number, move: Move]

/** Payment password of every walker. */
export const password = SEEDED_PAYMENT_PASSWORD
/** Login password of every walker. */
export const WALKERS_PASSWORD = 'Lagoon27x'

const byId = new Map(endpoints().map((endpoint) => [endpoint.id, endpoint]))

/** The walker's current state. */
export const memberOf = ({ testPlatform }: Walk, id: number): Member => {
  const member = testPlatform.sandbox.context.tables.members.get(String(id))
  if (!member) throw new Error(`no member ${id}`)
  return member
}

/** The token of a walker; logs in again when it expired or a break ended it. */
export function tokenOf(walk: Walk, id: number): string {
  const { context, state } = walk.testPlatform.sandbox
  const known = walk.tokens.get(id)
  if (known && sessionOfToken(context, known)) return known
  const { token } = state.transact(() => startSession(context, memberOf(walk, id), '203.0.113.7', { proven: true }))
  walk.tokens.set(id, token)
  return token
}

let serial = 0

/** The next number of a walk, for unused keys and references. */
export const nextSerial = (digits: number): string => String(++serial).padStart(digits, '0')

/** Sends an attempt over the wire, and fails when the platform fails. */
export async function sendTo(walk: Walk, endpoint: EndpointId, attempt: Attempt): Promise<Reply> {
  const found = byId.get(endpoint)
  if (!found) throw new Error(`no call ${endpoint}`)
  const reply = await send(walk.testPlatform.sandbox.app, found, attempt)
  if (reply.status >= 500) {
    const fields = JSON.stringify(attempt.fields)
    throw new Error(`${endpoint} answers ${reply.status} to ${fields}: ${walk.testPlatform.reports.at(-1)}`)
  }
  return reply
}

/** A walker's call; some are sent twice, as a client does after a lost answer. */
export async function call(walk: Walk, id: number, endpoint: EndpointId, fields: object): Promise<Reply> {
  const headers = { 'Idempotency-Key': `walk-${nextSerial(8)}` }
  const attempt = { token: tokenOf(walk, id), fields, headers }
  const reply = await sendTo(walk, endpoint, attempt)
  if (byId.get(endpoint)?.effect === 'money' && randomInteger(walk.random, 10) === 0)
    await sendTo(walk, endpoint, attempt)
  const name = `${endpoint} ${reply.status === 200 && reply.code === null ? 'done' : (reply.code ?? reply.status)}`
  count(walk, name)
  return reply
}

/** A step of the operator or the clock; a refusal is an answer too. */
export function operator(walk: Walk, work: () => unknown): void {
  try {
    walk.testPlatform.sandbox.state.transact(work)
  } catch (failure) {
    if (!(failure instanceof Refusal || failure instanceof BalanceInsufficient)) throw failure
  }
}

/** A press at a table; opens the table again when its session is over. */
export function atTable(walk: Walk, id: number, work: () => unknown): void {
  try {
    work()
    count(walk, 'table done')
  } catch (failure) {
    if (!(failure instanceof RoundRefused)) throw failure
    count(walk, `table ${failure.code}`)
    if (failure.code.startsWith('play.')) walk.plays.delete(id)
  }
}

/** Counts an event. */
export const count = ({ replies }: Walk, what: string) => replies.set(what, (replies.get(what) ?? 0) + 1)

/** An amount up to `most` whole units. */
export const amount = (random: Random, most: number): string =>
  moneyText(BigInt(randomInteger(random, most * 100) + 1), 2)
/** The value of an answer. */
export const valueOf = <Value>({ text }: Reply): Value => (JSON.parse(text) as { value: Value }).value
/** One of the newest rows, or undefined. */
export const someOf = <Row>(random: Random, rows: Iterable<Row>): Row | undefined => {
  const found = [...rows].slice(-12)
  return found.length > 0 ? randomPick(random, found) : undefined
}
