import { memberAccount, walletAccount } from '../../../core/ledger/accounts.ts'
import { openAccount } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { isSingleWallet } from '../../merchants/merchants/rules.ts'
import type { Context } from '../../../Context.ts'

/**
 * The account that pays a stake with this vendor and gets its payout: the member's own, or the wallet with the vendor
 * where the merchant has one for each.
 */
export function playAccount(context: Context, member: Pick<Member, 'id' | 'merchant'>, vendor: string): string {
  const merchant = context.merchants.get(member.merchant)
  if (!merchant || isSingleWallet(context, merchant)) return memberAccount(member.id)
  const accountTypeId = context.catalogue.vendorByCode.get(vendor)?.accountTypeId
  return accountTypeId === undefined ? memberAccount(member.id) : walletAccount(member.id, accountTypeId)
}

/** Like {@link playAccount}, but opens the account on first use: for movements. */
export function openPlayAccount(context: Context, member: Pick<Member, 'id' | 'merchant'>, vendor: string): string {
  const account = playAccount(context, member, vendor)
  openAccount(context, account, context.merchants.get(member.merchant)?.currency ?? '')
  return account
}
