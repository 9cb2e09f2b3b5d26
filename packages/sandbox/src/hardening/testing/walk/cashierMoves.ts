import { moneyText } from '@croupier/money'
import { randomInteger, randomPick } from '../../../core/random/random.ts'
import { cardsOf } from '../../../domains/money/bank/cards.ts'
import { payThroughNetwork } from '../../../domains/money/network/network.ts'
import { matchesFor } from '../../../domains/money/withdrawals/matching.ts'
import {
  amount,
  call,
  memberOf,
  nextSerial,
  operator,
  password,
  someOf,
  valueOf,
  type Move,
  type Walk,
  type WeightedMove,
} from './Walk.ts'

const deposit: Move = async (walk, id) => {
  const { random, testPlatform } = walk
  const [match] = matchesFor(testPlatform.sandbox.world, memberOf(walk, id))
  const request = match
    ? { methodId: 'C2C', amount: moneyText(match.amount, 2) }
    : { methodId: randomPick(random, ['GCASH', 'MAYA']), amount: amount(random, 3_000) }
  const reply = await call(walk, id, 'wallet.depositOrder', request)
  if (reply.code !== null || reply.status !== 200) return
  const made = valueOf<{ id: string }>(reply)
  const row = testPlatform.sandbox.world.tables.deposits.get(made.id)
  if (!row) return
  let reference = `4${nextSerial(12)}`
  const { merchant, receiverNumber: receiver, orderReference: remark } = row
  if (match && randomInteger(random, 4) > 0)
    operator(walk, () => {
      const paid = payThroughNetwork(testPlatform.sandbox.world, { merchant, receiver, amount: row.amount, remark })
      reference = paid.reference
    })
  // Now and then as if it were somebody else's wallet.
  const sender = randomInteger(random, 5) === 0 ? anybodysNumber(walk) : `0918${nextSerial(7)}`
  const from = { senderMobile: sender, reference }
  await call(walk, id, 'wallet.depositSubmit', { orderId: made.id, ...from, ...(match && { proof: [PICTURE] }) })
}

/** The number that some walker states. */
const anybodysNumber = (walk: Walk): string => `0${memberOf(walk, randomPick(walk.random, walk.ids)).mobile.slice(2)}`

/** Somebody else's wallet as an account of one's own. */
const pretend: Move = (walk, id) =>
  call(walk, id, 'bank.bind', {
    bankCode: 'MAYA',
    accountNumber: anybodysNumber(walk),
    accountName: memberOf(walk, id).payeeName,
    isDefault: false,
    password,
  })

/** One pixel. */
const PICTURE = {
  name: 'receipt.png',
  type: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

const withdraw: Move = (walk, id) => {
  const [card] = cardsOf(walk.testPlatform.sandbox.world, id)
  const c2c = randomInteger(walk.random, 2) === 0
  return call(walk, id, 'withdrawal.submit', {
    amount: amount(walk.random, randomPick(walk.random, [400, 2_500])),
    bankCardId: card?.id ?? '',
    password,
    c2c,
  })
}

const receipt: Move = (walk, id) => {
  const { world } = walk.testPlatform.sandbox
  const open = someOf(
    walk.random,
    [...world.tables.payouts.all()].filter((one) => one.memberId === id),
  )
  const action = randomPick(walk.random, ['RECEIVED', 'RECEIVED', 'NOT_RECEIVED', 'PARTIAL'])
  return open && call(walk, id, 'receipt.confirm', { id: open.id, action, amount: amount(walk.random, 800) })
}

const transfer: Move = (walk, id) => {
  const request = { amount: amount(walk.random, 400), password }
  const { world } = walk.testPlatform.sandbox
  const below = world.tables.members.by('upline', String(id))
  return below.length > 0 && randomInteger(walk.random, 2) === 0
    ? call(walk, id, 'transfer.downline', { ...request, account: randomPick(walk.random, below).account })
    : call(walk, id, 'transfer.upline', request)
}

const wallets: Move = (walk, id) => {
  const { random } = walk
  if (randomInteger(random, 4) === 0) return call(walk, id, 'transfer.collect', {})
  const vendor = randomPick(random, walk.testPlatform.sandbox.world.catalogue.vendors).accountTypeId
  const [from, to] = randomInteger(random, 2) === 0 ? [2, vendor] : [vendor, 2]
  return call(walk, id, 'transfer.wallets', { fromAccountType: from, toAccountType: to, amount: amount(random, 500) })
}

/** Moves of money in, out and between people. */
export const cashierMoves: readonly WeightedMove[] = [
  ['deposit', 16, deposit],
  ['withdraw', 5, withdraw],
  ['receipt', 5, receipt],
  ['transfer', 8, transfer],
  ['wallets', 5, wallets],
  ['pretend', 3, pretend],
]
