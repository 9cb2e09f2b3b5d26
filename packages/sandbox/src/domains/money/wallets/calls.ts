import { memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf } from '../../../core/ledger/ledger.ts'
import { maskedName } from '../../identity/members/members.ts'
import { securityOf } from '../../access/security/security.ts'
import { sendsDown, transferToDownline, transferToUpline, uplineFor, type Transfer } from './transfers.ts'
import { collectWallets, transferBetweenWallets, walletEntries, walletsOf } from './wallets.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

/** One minor unit: the least that any currency has. */
const SMALLEST = 1n

const entry = ({ id, to, amount, balance, at }: Transfer, counterpart: string) => ({
  id,
  counterpart: counterpart || to.account,
  amount: amount,
  balance: balance,
  at,
})

/** Transfers between wallets, and between an agent and downlines. */
export const transferHandlers: Handlers<'transfer'> = {
  'transfer.settings': (context, call) => {
    const { member } = signedIn(call)
    const upline = uplineFor(context, call.merchant, member)
    return {
      toUpline: upline !== null,
      uplineName: upline && maskedName(upline.account),
      toDownline: sendsDown(member),
      minimum: SMALLEST,
      maximum: null,
      hasPaymentPassword: securityOf(context, member.id).paymentHash !== '',
      // Without what a bonus binds, which cannot be sent.
      available: balanceOf(context, memberAccount(member.id)),
    }
  },
  'transfer.wallets': (context, call, { fromAccountType, toAccountType, amount }) => {
    const { member } = signedIn(call)
    const request = { from: fromAccountType, to: toAccountType, amount }
    const id = transferBetweenWallets(context, call.merchant, member, request)
    return { id, ...walletEntries(walletsOf(context, call.merchant, member)) }
  },
  'transfer.collect': (context, call) => {
    const { member } = signedIn(call)
    const id = collectWallets(context, call.merchant, member)
    return { id, ...walletEntries(walletsOf(context, call.merchant, member)) }
  },
  'transfer.upline': (context, call, input) => {
    const made = transferToUpline(context, call.merchant, signedIn(call).member, input)
    return entry(made, maskedName(made.to.account))
  },
  'transfer.downline': (context, call, input) =>
    entry(transferToDownline(context, call.merchant, signedIn(call).member, input.account, input), ''),
}
