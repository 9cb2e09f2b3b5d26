import { moneyText } from '@croupier/api'
import { depositsOf, orderDeposit, submitDeposit } from '../../deposits/deposits.ts'
import { instructions } from '../../deposits/instructions.ts'
import { balanceOf, memberAccount } from '../../ledger/ledger.ts'
import { pageOf } from '../../catalogue/search.ts'
import { signedIn, type Handlers } from '../Call.ts'
import { depositEntry, methodEntry, orderEntry } from './depositEntries.ts'

/** Account type of the main wallet. */
const MAIN_WALLET = 2

/** Balance, wallets, deposits. */
export const walletHandlers: Handlers<'wallet'> = {
  'wallet.balance': (world, call) => {
    const balance = moneyText(balanceOf(world, memberAccount(signedIn(call).member.id)))
    return {
      sumBalance: balance,
      balance: [{ accountTypeId: MAIN_WALLET, availBalance: balance }],
      currency: call.merchant.currency,
      currencySymbol: call.merchant.currencySymbol,
    }
  },
  // One wallet serves every vendor.
  'wallet.merchantWallet': () => ({ isSingle: 1 }),
  'wallet.depositMethods': (world, call, input) => {
    const { member } = signedIn(call)
    const language = input.language ?? call.language
    return {
      allowDeposit: 'Y',
      totalDepositSuccessCount: depositsOf(world, member.id).filter((deposit) => deposit.status === 'credited').length,
      depositInfo: {
        currency: call.merchant.currency,
        methods: call.merchant.depositMethods.map((method) => methodEntry(method, language)),
        promotions: [],
        limits: [],
      },
    }
  },
  'wallet.depositOrder': (world, call, input) => {
    const { member } = signedIn(call)
    const deposit = orderDeposit(world, call.merchant, member, { method: input.methodId, amount: input.amount })
    const method = call.merchant.depositMethods.find((one) => one.code === deposit.method)
    return orderEntry(deposit, method, method ? instructions(method, input.language ?? call.language) : [])
  },
  'wallet.depositSubmit': (world, call, input) => {
    const { member } = signedIn(call)
    const deposit = submitDeposit(world, call.merchant, member, input.orderId, {
      sender: input.senderMobile ?? input.senderAccount ?? '',
      senderName: input.senderName ?? '',
      reference: input.reference ?? '',
      proofs: (input.proof ?? []).map(({ name, data }) => ({ name, bytes: Math.floor((data.length * 3) / 4) })),
    })
    return depositEntry(call.merchant, deposit)
  },
  'wallet.deposits': (world, call, { status, page, size }) => {
    const { member } = signedIn(call)
    const deposits = depositsOf(world, member.id).filter((deposit) => status === undefined || deposit.status === status)
    const { rows, totalPages, totalCount } = pageOf(deposits, page, size)
    return { list: rows.map((deposit) => depositEntry(call.merchant, deposit)), totalPages, totalCount }
  },
}
