import { memberAccount } from '../../../core/ledger/accounts.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import { maskedName } from '../../identity/members/members.ts'
import { securityOf } from '../../access/security/security.ts'
import { sendsDown, transferToDownline, transferToUpline, uplineFor, type Transfer } from './transfers.ts'
import { collectWallets, transferBetweenWallets, walletEntries, walletsOf } from './wallets.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

const SMALLEST = '0.01'

const entry = ({ id, to, amount, balance, at }: Transfer, counterpart: string) => ({
  id,
  counterpart: counterpart || to.account,
  amount: amount,
  balance: balance,
  at,
})

/** Between wallets, and between an agent and those below. */
export const transferHandlers: Handlers<'transfer'> = {
  'transfer.settings': (world, call) => {
    const { member } = signedIn(call)
    const upline = uplineFor(world, call.merchant, member)
    return {
      toUpline: upline !== null,
      uplineName: upline && maskedName(upline.account),
      toDownline: sendsDown(member),
      minimum: SMALLEST,
      maximum: null,
      hasPaymentPassword: securityOf(world, member.id).paymentHash !== '',
      available: walletBalance(world, memberAccount(member.id)),
    }
  },
  'transfer.wallets': (world, call, { fromAccountType, toAccountType, amount }) => {
    const { member } = signedIn(call)
    transferBetweenWallets(world, call.merchant, member, { from: fromAccountType, to: toAccountType, amount })
    return walletEntries(walletsOf(world, call.merchant, member))
  },
  'transfer.collect': (world, call) => {
    const { member } = signedIn(call)
    collectWallets(world, call.merchant, member)
    return walletEntries(walletsOf(world, call.merchant, member))
  },
  'transfer.upline': (world, call, input) => {
    const made = transferToUpline(world, call.merchant, signedIn(call).member, input)
    return entry(made, maskedName(made.to.account))
  },
  'transfer.downline': (world, call, input) =>
    entry(transferToDownline(world, call.merchant, signedIn(call).member, input.account, input), ''),
}
