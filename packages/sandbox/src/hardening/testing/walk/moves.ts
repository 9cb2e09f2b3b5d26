import { DAY, MINUTE } from '@croupier/locales/calendar'
import { endpoints, moneyText, type EndpointId } from '@croupier/api'
import { Refusal } from '../../../Refusal.ts'
import { randomInteger, randomPick, type Random } from '../../../core/random/random.ts'
import { demoGameOf, RoundRefused } from '@croupier/games'
import { limitsOf } from '../../../subjects/safety/limits.ts'
import { cardsOf } from '../../../subjects/bank/cards.ts'
import { creditDeposit, rejectDeposit } from '../../../subjects/deposits/deposits.ts'
import { payThroughNetwork } from '../../../subjects/network/network.ts'
import { goods } from '../../../subjects/points/goods.ts'
import { offers } from '../../../subjects/promotions/offers.ts'
import { decideApplication } from '../../../subjects/promotions/joinOffer.ts'
import { offerAgreement } from '../../../subjects/agreements/agreements.ts'
import { sessionOfToken, startSession } from '../../../subjects/members/sessions.ts'
import type { Member } from '../../../subjects/members/rows.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../../subjects/security/seed.ts'
import { changeSettings } from '../../../subjects/merchants/rules.ts'
import { matchesFor } from '../../../subjects/withdrawals/matching.ts'
import { payWithdrawal } from '../../../subjects/withdrawals/payouts.ts'
import { forceReceipt, upholdClaim } from '../../../subjects/withdrawals/receipts.ts'
import { approveWithdrawal, rejectWithdrawal, returnWithdrawal } from '../../../subjects/withdrawals/withdrawals.ts'
import type { Bench } from '../../../testing/createBench.ts'
import { exampleOf, fieldsOf, send, type Reply } from '../requests.ts'

/** Somebody on their walk: who moves, and everything a move may touch. */
export interface Walk {
  readonly bench: Bench
  readonly random: Random
  readonly ids: readonly number[]
  readonly tokens: Map<number, string>
  /** Games that are open, by member. */
  readonly plays: Map<number, { readonly token: string; readonly stakes: readonly bigint[] }>
  readonly replies: Map<string, number>
}

const byId = new Map(endpoints().map((endpoint) => [endpoint.id, endpoint]))
/** Calls that have a move of their own: with the values of the examples they would leave nothing to walk for. */
const AT_ITS_OWN_PACE: ReadonlySet<string> = new Set([
  'session.logout',
  'safety.startBreak',
  'safety.setLimit',
  'safety.setSessionLimit',
])
const everyCall = endpoints().filter(({ id }) => !AT_ITS_OWN_PACE.has(id))
const memberOf = ({ bench }: Walk, id: number): Member => {
  const member = bench.sandbox.world.tables.members.get(String(id))
  if (!member) throw new Error(`no member ${id}`)
  return member
}

/** The token of a walker; one that ran out, or that a break ended, is replaced by a fresh sign-in. */
function tokenOf(walk: Walk, id: number): string {
  const { world, state } = walk.bench.sandbox
  const known = walk.tokens.get(id)
  if (known && sessionOfToken(world, known)) return known
  const { token } = state.transact(() => startSession(world, memberOf(walk, id), '203.0.113.7', { proven: true }))
  walk.tokens.set(id, token)
  return token
}

let serial = 0

/** A call over the wire; some are sent twice, as a lost answer makes a client do. */
async function call(walk: Walk, id: number, endpoint: EndpointId, fields: object): Promise<Reply> {
  const found = byId.get(endpoint)
  if (!found) throw new Error(`no call ${endpoint}`)
  const headers = { 'Idempotency-Key': `walk-${String(++serial).padStart(8, '0')}` }
  const attempt = { token: tokenOf(walk, id), fields, headers }
  const reply = await send(walk.bench.sandbox.app, found, attempt)
  if (found.effect === 'money' && randomInteger(walk.random, 10) === 0)
    await send(walk.bench.sandbox.app, found, attempt)
  const name = `${endpoint} ${reply.status === 200 && reply.code === null ? 'done' : (reply.code ?? reply.status)}`
  count(walk, name)
  if (reply.status >= 500)
    throw new Error(`${endpoint} answers ${reply.status} to ${JSON.stringify(fields)}: ${walk.bench.reports.at(-1)}`)
  return reply
}

/** What the operator or the clock does; a refusal is an answer. */
function operator(walk: Walk, work: () => unknown): void {
  try {
    walk.bench.sandbox.state.transact(work)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
  }
}

/** A press at a table; one whose session is over has to be opened again. */
function atTable(walk: Walk, id: number, work: () => unknown): void {
  try {
    work()
    count(walk, 'table done')
  } catch (failure) {
    if (!(failure instanceof RoundRefused)) throw failure
    count(walk, `table ${failure.code}`)
    if (failure.code === 'play.closed') walk.plays.delete(id)
  }
}

const count = ({ replies }: Walk, what: string) => replies.set(what, (replies.get(what) ?? 0) + 1)

const amount = (random: Random, most: number): string => moneyText(BigInt(randomInteger(random, most * 100) + 1))
const password = SEEDED_PAYMENT_PASSWORD
const valueOf = <Value>({ text }: Reply): Value => (JSON.parse(text) as { value: Value }).value
const someOf = <Row>(random: Random, rows: Iterable<Row>): Row | undefined => {
  const found = [...rows].slice(-12)
  return found.length > 0 ? randomPick(random, found) : undefined
}

type Move = (walk: Walk, id: number) => unknown

/** Opens a game by a launch, as the site does. */
const launch: Move = async (walk, id) => {
  const { world } = walk.bench.sandbox
  const games = world.catalogue.games.slice(0, 300).filter((game) => !game.maintenance && demoGameOf(game) !== null)
  const { nodeId, vendor, gameType } = randomPick(walk.random, games)
  const reply = await call(walk, id, 'games.launch', { nodeId: String(nodeId), vassalage: vendor, gameType })
  const address = /"(http[^"]*launch=[^"]*)"/.exec(reply.text)?.[1]
  const token = address && new URL(JSON.parse(`"${address}"`) as string).searchParams.get('launch')
  if (!token) return
  atTable(walk, id, () => {
    const play = walk.bench.sandbox.rounds.open(token)
    walk.plays.set(id, { token: play.id, stakes: play.stakes })
  })
}

/** A round that ends at once, or one that goes on until {@link finish}. */
const play: Move = async (walk, id) => {
  if (!walk.plays.get(id)?.stakes.length) await launch(walk, id)
  const table = walk.plays.get(id)
  if (!table || table.stakes.length === 0) return
  const { random, bench } = walk
  const stake = randomPick(random, table.stakes)
  const order = { stake, key: `press-${String(++serial).padStart(8, '0')}` }
  const payout = randomInteger(random, 3) === 0 ? stake * BigInt(randomInteger(random, 7)) : 0n
  const dueAt = bench.clock.now() + 30 * MINUTE
  atTable(walk, id, () =>
    randomInteger(random, 3) === 0
      ? bench.sandbox.rounds.begin(table.token, order, () => ({
          state: null,
          dueAt,
          due: { payout: 0n, detail: null },
        }))
      : bench.sandbox.rounds.place(table.token, order, () => ({ payout, detail: null })),
  )
}

const finish: Move = (walk, id) => {
  const table = walk.plays.get(id)
  if (!table) return
  const { rounds } = walk.bench.sandbox
  atTable(walk, id, () => {
    const open = rounds.openRound(table.token)
    if (open) rounds.act(table.token, open.id, ({ stake }) => ({ payout: stake * 3n, detail: null }))
  })
}

const answerCheck: Move = (walk, id) => call(walk, id, 'safety.answerCheck', { choice: 'continue' })

const deposit: Move = async (walk, id) => {
  const { random, bench } = walk
  const [match] = matchesFor(bench.sandbox.world, memberOf(walk, id))
  const wish = match
    ? { methodId: 'C2C', amount: moneyText(match.amount) }
    : { methodId: randomPick(random, ['GCASH', 'MAYA']), amount: amount(random, 3_000) }
  const reply = await call(walk, id, 'wallet.depositOrder', wish)
  if (reply.code !== null || reply.status !== 200) return
  const made = valueOf<{ id: string }>(reply)
  const row = bench.sandbox.world.tables.deposits.get(made.id)
  if (!row) return
  let reference = `4${String(++serial).padStart(12, '0')}`
  const { merchant, receiverNumber: receiver, orderReference: remark } = row
  if (match && randomInteger(random, 4) > 0)
    operator(walk, () => {
      const paid = payThroughNetwork(bench.sandbox.world, { merchant, receiver, amount: row.amount, remark })
      reference = paid.reference
    })
  const from = { senderMobile: `0917555${String(id).slice(-4).padStart(4, '0')}`, reference }
  await call(walk, id, 'wallet.depositSubmit', { orderId: made.id, ...from, ...(match && { proof: [PICTURE] }) })
}

/** One pixel. */
const PICTURE = {
  name: 'receipt.png',
  type: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

const withdraw: Move = (walk, id) => {
  const [card] = cardsOf(walk.bench.sandbox.world, id)
  const c2c = randomInteger(walk.random, 2) === 0
  return call(walk, id, 'withdrawal.submit', {
    amount: amount(walk.random, randomPick(walk.random, [400, 2_500])),
    bankCardId: card?.id ?? '',
    password,
    c2c,
  })
}

const receipt: Move = (walk, id) => {
  const { world } = walk.bench.sandbox
  const open = someOf(
    walk.random,
    [...world.tables.payouts.all()].filter((one) => one.memberId === id),
  )
  const action = randomPick(walk.random, ['RECEIVED', 'RECEIVED', 'NOT_RECEIVED', 'PARTIAL'])
  return open && call(walk, id, 'receipt.confirm', { id: open.id, action, amount: amount(walk.random, 800) })
}

const transfer: Move = (walk, id) => {
  const wish = { amount: amount(walk.random, 400), password }
  const { world } = walk.bench.sandbox
  const below = world.tables.members.by('upline', String(id))
  return below.length > 0 && randomInteger(walk.random, 2) === 0
    ? call(walk, id, 'transfer.downline', { ...wish, account: randomPick(walk.random, below).account })
    : call(walk, id, 'transfer.upline', wish)
}

const wallets: Move = (walk, id) => {
  const { random } = walk
  if (randomInteger(random, 4) === 0) return call(walk, id, 'transfer.collect', {})
  const vendor = randomPick(random, walk.bench.sandbox.world.catalogue.vendors).accountTypeId
  const [from, to] = randomInteger(random, 2) === 0 ? [2, vendor] : [vendor, 2]
  return call(walk, id, 'transfer.wallets', { fromAccountType: from, toAccountType: to, amount: amount(random, 500) })
}

const bonus: Move = (walk, id) => {
  const { random, bench } = walk
  const { tables } = bench.sandbox.world
  const reward = someOf(random, tables.rewards.by('member', String(id)))
  const bound = someOf(random, tables.wagering.by('open', String(id)))
  const ticket = someOf(random, tables.tickets.by('member', String(id)))
  const moves: (readonly [EndpointId, object])[] = [
    ['promotion.signIn', {}],
    ['promotion.signUp', {}],
    ['promoCode.claim', { promoCode: randomPick(random, ['HELLO10', 'LANTERN', 'POINTS50', 'ONLYONE']) }],
    ['promotion.join', { id: randomPick(random, offers).id, comment: 'A wish to join, long enough.', pictures: [] }],
    ...(reward ? ([['promotion.claim', { promotionClaimId: String(reward.id) }]] as const) : []),
    ...(bound && randomInteger(random, 3) === 0 ? ([['promotion.endBonus', { bonusId: bound.id }]] as const) : []),
    ...(ticket ? ([['ticket.claim', { transactionId: String(ticket.id) }]] as const) : []),
    ['rebate.claim', {}],
    ['points.convert', { points: 100 * (1 + randomInteger(random, 4)), password }],
    ['points.redeem', { rewardId: randomPick(random, goods).id, quantity: 1, password, address: '1 Lane', mobile: '' }],
  ]
  const [endpoint, fields] = randomPick(random, moves)
  return call(walk, id, endpoint, fields)
}

/** Confirms whatever is ripe, and asks for the end of what is not asked for yet. */
const lift: Move = async (walk, id) => {
  for (const { kind, period, raise } of limitsOf(walk.bench.sandbox.world, id)) {
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

/** Mostly short ones: who is away for years meets no other rule. */
const takeBreak: Move = (walk, id) => {
  const length = randomInteger(walk.random, 8) === 0 ? randomPick(walk.random, ['7d', '6m', '1y']) : '24h'
  return call(walk, id, 'safety.startBreak', { length })
}

const comeBack: Move = async (walk) => {
  for (const id of walk.ids) await call(walk, id, 'safety.askReturn', {})
}

const agree: Move = (walk, id) => {
  const { random, bench } = walk
  const { world } = bench.sandbox
  const kind = randomPick(random, ['dividend', 'daily', 'hourly', 'realTime'] as const)
  const tier = { minimumBet: '0', netLoss: '0', activeMember: 0, betAmount: '0', lossRate: '0' }
  const rate = (most: number) => ({ ...tier, rateType: 'P' as const, rate: String(1 + randomInteger(random, most)) })
  const open = world.tables.agreements.by('member', String(id))
  const waiting = open.find(({ status }) => status === 'P' || status === 'E' || status === 'V')
  switch (randomInteger(random, 5)) {
    case 0: {
      const merchant = world.merchants.get('crph')
      const member = memberOf(walk, id)
      if (!merchant || member.uplineId !== null) return
      return operator(walk, () =>
        offerAgreement(world, merchant, null, member, { kind, productType: 'CONS', period: 'D', tiers: [rate(2)] }),
      )
    }
    case 1: {
      const below = world.tables.members.by('upline', String(id))
      if (below.length === 0) return
      const downlineId = String(randomPick(random, below).id)
      const terms = { kind, productType: 'CONS', ...(kind === 'dividend' && { period: 'D' }), tiers: [rate(1)] }
      return call(walk, id, 'agreement.offer', { downlineId, ...terms })
    }
    case 2: {
      const running = open.find(({ status }) => status === 'A')
      return running && call(walk, id, 'agreement.terminate', { id: running.id })
    }
    default:
      return waiting && call(walk, id, 'agreement.answer', { id: waiting.id, accept: randomInteger(random, 5) > 0 })
  }
}

/** Any call of the contract, its fields naming rows of any walker. */
const anything: Move = (walk, id) => {
  const { random, bench } = walk
  const { tables } = bench.sandbox.world
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

const decide: Move = (walk) => {
  const { random, bench } = walk
  const { world } = bench.sandbox
  const { tables } = world
  // Matched ones are decided with the payout that they make.
  const order = someOf(
    random,
    tables.deposits.by('open', 'open').filter(({ withdrawalId }) => withdrawalId === null),
  )
  const withdrawal = someOf(random, tables.withdrawals.by('open', 'crph'))
  const payout = someOf(random, tables.payouts.all())
  const application = someOf(
    random,
    [...tables.applications.all()].filter(({ status }) => status === 'pending'),
  )
  operator(walk, () => {
    switch (randomInteger(random, 9)) {
      case 0:
        return order && rejectDeposit(world, order.id, 'not found')
      case 1:
        return withdrawal && rejectWithdrawal(world, withdrawal.id, 'no')
      case 2:
        return withdrawal && returnWithdrawal(world, withdrawal.id, 'sent back')
      case 3:
        return withdrawal && payWithdrawal(world, withdrawal.id)
      case 4:
        return payout && (randomInteger(random, 2) === 0 ? forceReceipt : upholdClaim)(world, payout.id, 'looked at')
      case 5:
        return application && decideApplication(world, String(application.id), true, 'looked at')
      case 6:
        return withdrawal && approveWithdrawal(world, withdrawal.id)
      default:
        return order && creditDeposit(world, order.id)
    }
  })
}

const wait: Move = ({ bench, random }) => {
  const chance = randomInteger(random, 100)
  bench.clock.advance(randomInteger(random, 20) * MINUTE + randomInteger(random, MINUTE))
  if (chance > 70) bench.clock.advance(randomInteger(random, 30) * 60 * MINUTE)
  if (chance > 97) bench.clock.advance(randomInteger(random, 40) * DAY)
}

const switchWallets: Move = ({ bench, random }) => {
  const { state, world } = bench.sandbox
  state.transact(() => changeSettings(world, { walletPerVendor: { crph: randomInteger(random, 2) === 0 } }))
}

/** Every kind of move, and how often it comes. */
export const MOVES: readonly (readonly [name: string, weight: number, move: Move])[] = [
  ['launch', 6, launch],
  ['play', 30, play],
  ['finish', 10, finish],
  ['answer a reality check', 16, answerCheck],
  ['deposit', 16, deposit],
  ['withdraw', 5, withdraw],
  ['receipt', 5, receipt],
  ['transfer', 8, transfer],
  ['wallets', 5, wallets],
  ['bonus', 16, bonus],
  ['limit', 5, limit],
  ['break', 1, takeBreak],
  ['return', 6, comeBack],
  ['agree', 7, agree],
  ['anything', 20, anything],
  ['operator', 22, decide],
  ['time', 10, wait],
  ['switch wallets', 1, switchWallets],
]
