import { cardsOf } from '../domains/money/bank/cards.ts'
import { cancelOrder, creditDeposit, rejectDeposit } from '../domains/money/deposits/deposits.ts'
import { orderDeposit } from '../domains/money/deposits/orderDeposit.ts'
import { submitDeposit } from '../domains/money/deposits/submitDeposit.ts'
import { payThroughNetwork } from '../domains/money/network/network.ts'
import { moneyText } from '@croupier/money'
import { walletBalance } from '../core/ledger/ledger.ts'
import { randomInteger, randomPick, type Random } from '../core/random/random.ts'
import { takeStake, nextRoundId, payRound, settleRound } from '../domains/play/rounds/settle.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../domains/access/security/seed.ts'
import { transferToDownline, transferToUpline } from '../domains/money/wallets/transfers.ts'
import { playAccount } from '../domains/money/wallets/playAccount.ts'
import { collectWallets, MAIN_WALLET, transferBetweenWallets } from '../domains/money/wallets/wallets.ts'
import { matchesFor } from '../domains/money/withdrawals/matching.ts'
import { payWithdrawal } from '../domains/money/withdrawals/payouts.ts'
import { answerReceipt, forceReceipt, upholdClaim } from '../domains/money/withdrawals/receipts.ts'
import {
  approveWithdrawal,
  rejectWithdrawal,
  requestWithdrawal,
  returnWithdrawal,
} from '../domains/money/withdrawals/withdrawals.ts'
import type { Operation, Turn } from './Operation.ts'
import { agentOperations } from './agentOperations.ts'
import { gameOperations } from './gameOperations.ts'
import { receiptPicture } from './playing.ts'
import { rewardOperations } from './rewardOperations.ts'

const amount = (random: Random, most: number): string => moneyText(BigInt(randomInteger(random, most * 100) - 50), 2)

const OVER: ReadonlySet<string> = new Set(['received', 'automatic', 'forced', 'reversed'])

const someOpen = <Row>(random: Random, rows: Iterable<Row>, fits: (row: Row) => boolean): Row | undefined => {
  const found = [...rows].filter(fits).slice(-20)
  return found.length > 0 ? randomPick(random, found) : undefined
}

function bet({ context, member, random }: Turn): unknown {
  const game = context.catalogue.games[randomInteger(random, 400)]
  if (!game) return null
  const stake = BigInt(randomInteger(random, 5_000) + 1)
  const payout = randomInteger(random, 3) === 0 ? stake * BigInt(randomInteger(random, 6)) : 0n
  if (walletBalance(context, playAccount(context, member, game.vendor)) < stake) return 'short'
  return settleRound(context, member, { game, stake, payout, playId: '', key: '', detail: null }).id
}

/** A round that stays open: stake first, payout later, both within one turn of the generator. */
function longBet({ context, member, random }: Turn): unknown {
  const game = context.catalogue.games[randomInteger(random, 400)]
  if (!game) return null
  const stake = BigInt(randomInteger(random, 5_000) + 1)
  const id = nextRoundId(context)
  const sources = takeStake(context, member, id, stake, game.vendor)
  const payout = BigInt(randomInteger(random, 2)) * stake * 2n
  return payRound(context, member, id, { game, stake, payout, sources, playId: '', key: '', detail: null }).id
}

function order({ context, merchant, member, random }: Turn): unknown {
  const [match] = matchesFor(context, member)
  // Withdrawals wait for a depositor only for minutes, so a waiting one is taken.
  const fits = ({ kind }: { readonly kind: string }) => (kind === 'c2c') === (match !== undefined)
  const method = randomPick(random, merchant.depositMethods.filter(fits))
  const request = {
    method: method.code,
    amount: match ? moneyText(match.amount, merchant.digits) : amount(random, 3_000),
  }
  return orderDeposit(context, merchant, member, request).id
}

function submit({ context, merchant, member, random }: Turn): unknown {
  const own = context.tables.deposits.by('member', String(member.id))
  const open = someOpen(random, own, ({ status }) => status === 'ordered')
  const method = merchant.depositMethods.find(({ code }) => code === open?.method)
  if (!open || !method) return null
  // Few enough references that some repeat, and some matched orders are really paid.
  const { merchant: code, receiverNumber: receiver, orderReference: remark } = open
  const paid = open.withdrawalId !== null && randomInteger(random, 2) === 0
  const digits = paid
    ? payThroughNetwork(context, { merchant: code, receiver, amount: open.amount, remark }).reference
    : String(randomInteger(random, 3_000)).padStart(method.reference.minimum, '4')
  return submitDeposit(context, merchant, member, open.id, {
    sender:
      method.sender?.field === 'senderAccount'
        ? '001234567890'
        : merchant.country === 'PH'
          ? '09171234567'
          : '01712345678',
    senderName: '',
    reference: digits,
    proofs: [receiptPicture],
  }).status
}

function cancel({ context, member, random }: Turn): unknown {
  const own = context.tables.deposits.by('member', String(member.id))
  const open = someOpen(random, own, ({ status }) => status === 'ordered')
  return open && cancelOrder(context, member, open.id).status
}

function decideDeposit({ context, random }: Turn): unknown {
  const open = someOpen(random, context.tables.deposits.by('open', 'open'), (one) => one.withdrawalId === null)
  if (!open) return null
  return randomInteger(random, 4) === 0
    ? rejectDeposit(context, open.id, 'not found').status
    : creditDeposit(context, open.id).status
}

function withdraw({ context, merchant, member, random }: Turn): unknown {
  const [card] = cardsOf(context, member.id)
  return requestWithdrawal(context, merchant, member, {
    amount: amount(random, 2_500),
    bankCardId: card?.id ?? '',
    password: SEEDED_PAYMENT_PASSWORD,
    c2c: randomInteger(random, 2) === 0,
  }).id
}

function decideWithdrawal({ context, merchant, random }: Turn): unknown {
  const open = someOpen(random, context.tables.withdrawals.by('open', merchant.code), () => true)
  if (!open) return null
  switch (randomInteger(random, 6)) {
    case 0:
      return rejectWithdrawal(context, open.id, 'no').status
    case 1:
      return returnWithdrawal(context, open.id, 'sent back').status
    case 2:
      return payWithdrawal(context, open.id, BigInt(randomInteger(random, 60_000))).id
    case 3:
      return payWithdrawal(context, open.id).id
    default:
      return approveWithdrawal(context, open.id).status
  }
}

function answer({ context, merchant, random }: Turn): unknown {
  const open = someOpen(random, context.tables.payouts.all(), ({ status }) => !OVER.has(status))
  const owner = open && context.tables.members.get(String(open.memberId))
  if (!open || owner?.merchant !== merchant.code) return null
  const action = randomPick(random, ['RECEIVED', 'RECEIVED', 'NOT_RECEIVED', 'PARTIAL'] as const)
  return answerReceipt(context, owner, open.id, {
    action,
    amount: amount(random, 800),
    comment: '',
    proofs: [receiptPicture],
  }).status
}

function decideClaim({ context, random }: Turn): unknown {
  const open = someOpen(random, context.tables.payouts.all(), ({ status }) => !OVER.has(status))
  if (!open) return null
  return randomInteger(random, 3) === 0
    ? forceReceipt(context, open.id, 'proof').status
    : upholdClaim(context, open.id, 'missing').status
}

function transfer({ context, merchant, member, random }: Turn): unknown {
  const request = { amount: amount(random, 300), password: SEEDED_PAYMENT_PASSWORD, remark: '' }
  if (member.uplineId !== null) return transferToUpline(context, merchant, member, request).id
  const below = context.tables.members.by('upline', String(member.id))
  const down = below.length > 0 ? randomPick(random, below) : member
  return transferToDownline(context, merchant, member, down.account, request).id
}

function wallets({ context, merchant, member, random }: Turn): unknown {
  if (randomInteger(random, 5) === 0) return collectWallets(context, merchant, member)
  const vendor = 50 + randomInteger(random, 42)
  const [from, to] = randomInteger(random, 2) === 0 ? [MAIN_WALLET, vendor] : [vendor, MAIN_WALLET]
  return transferBetweenWallets(context, merchant, member, { from, to, amount: amount(random, 400) })
}

/** Every kind of operation on money. A subject that moves money adds its own here. */
export const operations: readonly Operation[] = [
  { name: 'bet', weight: 30, run: bet },
  { name: 'long bet', weight: 5, run: longBet },
  { name: 'order', weight: 14, run: order },
  { name: 'submit', weight: 12, run: submit },
  { name: 'cancel', weight: 1, run: cancel },
  { name: 'decide deposit', weight: 6, run: decideDeposit },
  { name: 'withdraw', weight: 10, run: withdraw },
  { name: 'decide withdrawal', weight: 14, run: decideWithdrawal },
  { name: 'answer', weight: 8, run: answer },
  { name: 'decide claim', weight: 4, run: decideClaim },
  { name: 'transfer', weight: 6, run: transfer },
  { name: 'wallets', weight: 4, run: wallets },
  ...rewardOperations,
  ...agentOperations,
  ...gameOperations,
]
