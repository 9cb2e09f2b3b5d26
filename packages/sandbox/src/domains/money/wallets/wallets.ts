import type { Currency } from '../../../core/words/moneyWords.ts'
import { accountOfSource, sourcesIn } from '../wagering/bonusAccounts.ts'
import { openWagering } from '../wagering/wagering.ts'
import { Refusal } from '../../../Refusal.ts'
import { memberAccount, walletAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { BalanceInsufficient, type Posting, openAccount, post, walletBalance } from '../../../core/ledger/ledger.ts'
import { passGate } from '../../safety/safety/gate.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { isSingleWallet } from '../../merchants/merchants/rules.ts'
import type { World } from '../../../World.ts'
import { MoneyFormatError, parseMoney } from '@croupier/money'

/** Account type of the main wallet. */
export const MAIN_WALLET = 2

/** Balance of a wallet, in minor units. */
export interface WalletBalance {
  readonly accountTypeId: number
  readonly balance: bigint
}

/** A member's wallets: the main one, and each vendor's where the merchant keeps one for each. */
export function walletsOf(world: World, merchant: Merchant, member: Member): WalletBalance[] {
  // What has run out is taken back before it is shown.
  openWagering(world, member.id)
  const main = { accountTypeId: MAIN_WALLET, balance: walletBalance(world, memberAccount(member.id)) }
  if (isSingleWallet(world, merchant)) return [main]
  const vendors = world.catalogue.vendors.map(({ accountTypeId }) => ({
    accountTypeId,
    balance: walletBalance(world, walletAccount(member.id, accountTypeId)),
  }))
  return [main, ...vendors]
}

/** Everything a member has, in minor units. */
export function totalOf(wallets: readonly WalletBalance[]): bigint {
  return wallets.reduce((sum, { balance }) => sum + balance, 0n)
}

/**
 * Moves money between two wallets of one member. Refuses nothing and less, more than there is and more decimals than
 * the currency has; a break stops only money that goes to a vendor.
 */
export function transferBetweenWallets(
  world: World,
  merchant: Merchant,
  member: Member,
  request: { readonly from: number; readonly to: number; readonly amount: string },
): void {
  if (isSingleWallet(world, merchant)) throw new Refusal('function.not.available')
  if (request.to !== MAIN_WALLET) passGate(world, member, 'play')
  const amount = transferAmount(request.amount, merchant)
  const from = accountOf(world, merchant, member, request.from)
  const to = accountOf(world, merchant, member, request.to)
  if (from === to) throw new Refusal('transfer.wallet.unknown')
  move(world, member, [{ from, to, amount }])
}

/** Brings what is in vendors' wallets back to the main one. Nothing there is no fault. */
export function collectWallets(world: World, merchant: Merchant, member: Member): void {
  if (isSingleWallet(world, merchant)) throw new Refusal('function.not.available')
  const to = memberAccount(member.id)
  const moves = walletsOf(world, merchant, member)
    .filter(({ accountTypeId, balance }) => accountTypeId !== MAIN_WALLET && balance > 0n)
    .map(({ accountTypeId, balance }) => ({ from: walletAccount(member.id, accountTypeId), to, amount: balance }))
  if (moves.length > 0) move(world, member, moves)
}

/** An amount to be moved, in minor units: above zero, with no more decimals than the currency has. */
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

function accountOf(world: World, merchant: Merchant, member: Member, accountTypeId: number): string {
  if (accountTypeId === MAIN_WALLET) return memberAccount(member.id)
  if (!world.catalogue.vendors.some((vendor) => vendor.accountTypeId === accountTypeId))
    throw new Refusal('transfer.wallet.unknown')
  return openWallet(world, merchant, member, accountTypeId)
}

function openWallet(world: World, merchant: Merchant, member: Member, accountTypeId: number): string {
  const id = walletAccount(member.id, accountTypeId)
  openAccount(world, id, merchant.currency)
  return id
}

/** Moves money between wallets of one member; bonus money stays bonus money, and goes after the member's own. */
function move(world: World, member: Member, wishes: Posting['moves']): void {
  const open = openWagering(world, member.id)
  const moves = wishes.flatMap(({ from, to, amount }) =>
    sourcesIn(world, from, open, amount).map((source) => ({
      from: accountOfSource(world, member.id, from, source.bonus),
      to: accountOfSource(world, member.id, to, source.bonus),
      amount: source.amount,
    })),
  )
  const reference = `T${String(nextNumber(world, 'transfer', 1)).padStart(8, '0')}`
  try {
    post(world, { kind: 'wallet-transfer', reference, moves })
  } catch (failure) {
    throw failure instanceof BalanceInsufficient ? new Refusal('balance.not.enough') : failure
  }
}
