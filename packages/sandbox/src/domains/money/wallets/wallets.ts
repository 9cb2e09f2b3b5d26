import type { Currency } from '../../../core/words/moneyWords.ts'
import { accountOfSource, sourcesIn } from '../wagering/bonusAccounts.ts'
import { openWagering } from '../wagering/wagering.ts'
import { Refusal } from '../../../Refusal.ts'
import { memberAccount, walletAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { BalanceInsufficient, type Posting, openAccount, post, walletBalance } from '../../../core/ledger/ledger.ts'
import { passGate } from '../../safety/safety/gate.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { isSingleWallet } from '../../merchants/merchants/rules.ts'
import type { Context } from '../../../Context.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'

/** Account type of the main wallet. */
export const MAIN_WALLET = 2

/** Balance of a wallet, in minor units. */
export interface WalletBalance {
  readonly accountTypeId: number
  readonly balance: bigint
}

/** A member's wallets: the main one, and each vendor's where the merchant has one for each. */
export function walletsOf(context: Context, merchant: Merchant, member: Member): WalletBalance[] {
  // Expired bonuses are forfeited before the balance is shown.
  openWagering(context, member.id)
  const main = { accountTypeId: MAIN_WALLET, balance: walletBalance(context, memberAccount(member.id)) }
  if (isSingleWallet(context, merchant)) return [main]
  const vendors = context.catalogue.vendors.map(({ accountTypeId }) => ({
    accountTypeId,
    balance: walletBalance(context, walletAccount(member.id, accountTypeId)),
  }))
  return [main, ...vendors]
}

/** A member's total balance, in minor units. */
export function totalOf(wallets: readonly WalletBalance[]): bigint {
  return wallets.reduce((sum, { balance }) => sum + balance, 0n)
}

/**
 * Moves money between two wallets of one member. Refuses zero and negative amounts, more than the balance, and more
 * decimals than the currency has; during a break, refuses only transfers to a vendor. Returns its number.
 */
export function transferBetweenWallets(
  context: Context,
  merchant: Merchant,
  member: Member,
  request: { readonly from: number; readonly to: number; readonly amount: string },
): string {
  if (isSingleWallet(context, merchant)) throw new Refusal('function.not.available')
  if (request.to !== MAIN_WALLET) passGate(context, member, 'play')
  const amount = transferAmount(request.amount, merchant)
  const from = accountOf(context, merchant, member, request.from)
  const to = accountOf(context, merchant, member, request.to)
  if (from === to) throw new Refusal('transfer.wallet.unknown')
  return move(context, member, [{ from, to, amount }])
}

/** Moves the balances of vendors' wallets back to the main one. Returns its number, or null if all were empty. */
export function collectWallets(context: Context, merchant: Merchant, member: Member): string | null {
  if (isSingleWallet(context, merchant)) throw new Refusal('function.not.available')
  const to = memberAccount(member.id)
  const moves = walletsOf(context, merchant, member)
    .filter(({ accountTypeId, balance }) => accountTypeId !== MAIN_WALLET && balance > 0n)
    .map(({ accountTypeId, balance }) => ({ from: walletAccount(member.id, accountTypeId), to, amount: balance }))
  return moves.length > 0 ? move(context, member, moves) : null
}

/** An amount to transfer, in minor units: above zero, with no more decimals than the currency has. */
export function transferAmount(text: string, { digits }: Currency): bigint {
  try {
    const amount = parseMoney(text, digits)
    if (amount <= 0n) throw new Refusal('transfer.amount.invalid')
    return amount
  } catch (failure) {
    throw failure instanceof MoneyFormatError ? new Refusal('transfer.amount.decimals') : failure
  }
}

/** Wallets as the wire sends them. */
export function walletEntries(wallets: readonly WalletBalance[]) {
  return {
    sumBalance: totalOf(wallets),
    balance: wallets.map(({ accountTypeId, balance }) => ({ accountTypeId, availBalance: balance })),
  }
}

function accountOf(context: Context, merchant: Merchant, member: Member, accountTypeId: number): string {
  if (accountTypeId === MAIN_WALLET) return memberAccount(member.id)
  if (!context.catalogue.vendors.some((vendor) => vendor.accountTypeId === accountTypeId))
    throw new Refusal('transfer.wallet.unknown')
  return openWallet(context, merchant, member, accountTypeId)
}

function openWallet(context: Context, merchant: Merchant, member: Member, accountTypeId: number): string {
  const id = walletAccount(member.id, accountTypeId)
  openAccount(context, id, merchant.currency)
  return id
}

/** Moves money between wallets of one member, own money before bonus money; bonus money stays bonus money. */
function move(context: Context, member: Member, wishes: Posting['moves']): string {
  const open = openWagering(context, member.id)
  const moves = wishes.flatMap(({ from, to, amount }) =>
    sourcesIn(context, from, open, amount).map((source) => ({
      from: accountOfSource(context, member.id, from, source.bonus),
      to: accountOfSource(context, member.id, to, source.bonus),
      amount: source.amount,
    })),
  )
  const reference = `T${String(nextNumber(context, 'transfer', 1)).padStart(8, '0')}`
  try {
    post(context, { kind: 'wallet-transfer', reference, moves })
    return reference
  } catch (failure) {
    throw failure instanceof BalanceInsufficient ? new Refusal('balance.not.enough') : failure
  }
}
