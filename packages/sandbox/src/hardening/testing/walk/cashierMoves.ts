import { moneyText } from '@croupier/money'
import { randomInteger, randomPick } from '../../../core/random/random.ts'
import { cardsOf } from '../../../domains/money/bank/cards.ts'
import { payThroughNetwork } from '../../../domains/money/network/network.ts'
import { matchesFor } from '../../../domains/money/withdrawals/matching.ts'
import { receiptPicture } from '../../../testing/playing.ts'
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
  const [match] = matchesFor(testPlatform.sandbox.context, memberOf(walk, id))
  const request = match
    ? { methodId: 'C2C', amount: moneyText(match.amount, 2) }
    : { methodId: randomPick(random, ['GCASH', 'MAYA']), amount: amount(random, 3_000) }
  const reply = await call(walk, id, 'deposit.order', request)
  if (reply.code !== null || reply.status !== 200) return
  const made = valueOf<{ id: string }>(reply)
  const row = testPlatform.sandbox.context.tables.deposits.get(made.id)
  if (!row) return
  let reference = `4${nextSerial(12)}`
  const { merchant, receiverNumber: receiver, orderReference: remark } = row
  if (match && randomInteger(random, 4) > 0)
    operator(walk, () => {
      const paid = payThroughNetwork(testPlatform.sandbox.context, { merchant, receiver, amount: row.amount, remark })
      reference = paid.reference
    })
  // Now and then as if it were another person's wallet.
  const sender = randomInteger(random, 5) === 0 ? anybodysNumber(walk) : `0918${nextSerial(7)}`
  const from = { senderMobile: sender, reference }
  await call(walk, id, 'deposit.submit', { orderId: made.id, ...from, ...(match && { proof: [receiptPicture] }) })
}

/** The number that some walker states. */
const anybodysNumber = (walk: Walk): string => `0${memberOf(walk, randomPick(walk.random, walk.ids)).mobile.slice(2)}`

/** Binds another person's wallet as one's own account. */
const pretend: Move = (walk, id) =>
  call(walk, id, 'bank.bind', {
    bankCode: 'MAYA',
    accountNumber: anybodysNumber(walk),
    accountName: memberOf(walk, id).payeeName,
    isDefault: false,
    password,
  })

const withdraw: Move = (walk, id) => {
  const [card] = cardsOf(walk.testPlatform.sandbox.context, id)
  const c2c = randomInteger(walk.random, 2) === 0
  return call(walk, id, 'withdrawal.submit', {
    amount: amount(walk.random, randomPick(walk.random, [400, 2_500])),
    bankCardId: card?.id ?? '',
    password,
    c2c,
  })
}

const receipt: Move = (walk, id) => {
  const { context } = walk.testPlatform.sandbox
  const open = someOf(
    walk.random,
    [...context.tables.payouts.all()].filter((one) => one.memberId === id),
  )
  const action = randomPick(walk.random, ['RECEIVED', 'RECEIVED', 'NOT_RECEIVED', 'PARTIAL'])
  return open && call(walk, id, 'receipt.confirm', { id: open.id, action, amount: amount(walk.random, 800) })
}

const transfer: Move = (walk, id) => {
  const request = { amount: amount(walk.random, 400), password }
  const { context } = walk.testPlatform.sandbox
  const below = context.tables.members.by('upline', String(id))
  return below.length > 0 && randomInteger(walk.random, 2) === 0
    ? call(walk, id, 'transfer.downline', { ...request, account: randomPick(walk.random, below).account })
    : call(walk, id, 'transfer.upline', request)
}

const wallets: Move = (walk, id) => {
  const { random } = walk
  if (randomInteger(random, 4) === 0) return call(walk, id, 'transfer.collect', {})
  const vendor = randomPick(random, walk.testPlatform.sandbox.context.catalogue.vendors).accountTypeId
  const [from, to] = randomInteger(random, 2) === 0 ? [2, vendor] : [vendor, 2]
  return call(walk, id, 'transfer.wallets', { fromAccountType: from, toAccountType: to, amount: amount(random, 500) })
}

/** Deposits, withdrawals and transfers. */
export const cashierMoves: readonly WeightedMove[] = [
  ['deposit', 16, deposit],
  ['withdraw', 5, withdraw],
  ['receipt', 5, receipt],
  ['transfer', 8, transfer],
  ['wallets', 5, wallets],
  ['pretend', 3, pretend],
]
