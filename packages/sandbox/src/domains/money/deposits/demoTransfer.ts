import { demoMobile } from '../../identity/members/mobile.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { DepositMethod } from '../../merchants/merchants/depositMethods.ts'

/** The channel that demo people pay in by: the merchant's first. */
export function demoMethod({ code, depositMethods }: Merchant): DepositMethod {
  const [method] = depositMethods
  if (!method) throw new Error(`${code} has no way to pay in`)
  return method
}

/** What a demo person sends with a finished transfer. No two of their transfers share a reference. */
export function demoTransfer(merchant: Merchant, member: Member, number: number) {
  const { sender, reference } = demoMethod(merchant)
  return {
    sender: sender === null ? '' : sender.rule === 'mobile' ? demoMobile(merchant, 2) : '1'.repeat(sender.minimum),
    senderName: '',
    reference: `7${String(number * 100_000 + (member.id % 100_000)).padStart(reference.minimum - 1, '0')}`,
    proofs: [],
  }
}
