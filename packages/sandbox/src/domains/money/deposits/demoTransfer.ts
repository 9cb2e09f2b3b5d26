import { demoMobile } from '../../identity/members/mobile.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { DepositMethod } from '../../merchants/merchants/depositMethods.ts'

/** The deposit method of demo people: the merchant's first that does not wait for another member. */
export function demoMethod({ code, depositMethods }: Pick<Merchant, 'code' | 'depositMethods'>): DepositMethod {
  const method = depositMethods.find(({ kind }) => kind !== 'c2c')
  if (!method) throw new Error(`${code} has no way to pay in`)
  return method
}

/**
 * The merchant as demo people use it: their method takes any amount, sender and reference, without a fee or a receipt.
 * Their deposits are the same everywhere; the method's rules for others are the merchant's own.
 */
export const withDemoMethod = (merchant: Merchant): Merchant => {
  const method = demoMethod(merchant)
  const free = {
    minimum: 1n,
    maximum: 10n ** 15n,
    fee: 0n,
    sender: null,
    reference: { ...method.reference, rule: 'mixed', minimum: 1, maximum: 60 },
    proof: { ...method.proof, required: false },
  } as const
  return {
    ...merchant,
    depositMethods: merchant.depositMethods.map((one) => (one === method ? { ...method, ...free } : one)),
  }
}

/** The details that a demo person submits with a finished transfer. Each has its own reference. */
export function demoTransfer(merchant: Merchant, member: Member, number: number) {
  const { sender, reference } = demoMethod(merchant)
  return {
    sender: sender === null ? '' : sender.rule === 'mobile' ? demoMobile(merchant, 2) : '1'.repeat(sender.minimum),
    senderName: '',
    reference: `7${String(number * 100_000 + (member.id % 100_000)).padStart(reference.minimum - 1, '0')}`,
    proofs: [],
  }
}
