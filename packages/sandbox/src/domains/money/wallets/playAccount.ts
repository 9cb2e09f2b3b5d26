import { memberAccount, walletAccount } from '../../../core/ledger/accounts.ts'
import { openAccount } from '../../../core/ledger/ledger.ts'
import type { Member } from '../../identity/members/rows.ts'
import { isSingleWallet } from '../../merchants/merchants/rules.ts'
import type { World } from '../../../World.ts'

/**
 * The account a stake with this vendor is paid from and its payout goes to: the member's own, or the wallet with the vendor
 * where the merchant keeps one for each.
 */
export function playAccount(world: World, member: Pick<Member, 'id' | 'merchant'>, vendor: string): string {
  const merchant = world.merchants.get(member.merchant)
  if (!merchant || isSingleWallet(world, merchant)) return memberAccount(member.id)
  const accountTypeId = world.catalogue.vendorByCode.get(vendor)?.accountTypeId
  return accountTypeId === undefined ? memberAccount(member.id) : walletAccount(member.id, accountTypeId)
}

/** The same, opened when it was never used: for movements. */
export function openPlayAccount(world: World, member: Pick<Member, 'id' | 'merchant'>, vendor: string): string {
  const account = playAccount(world, member, vendor)
  openAccount(world, account, world.merchants.get(member.merchant)?.currency ?? '')
  return account
}
