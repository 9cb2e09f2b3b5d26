import { fitPictures, pictureLimit, type SentPicture } from '../../../wire/pictureFiles.ts'
import { readSender } from './sender.ts'
import { fitsRule, ruleWords } from '../../merchants/merchants/transferRules.ts'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { nameFits } from '../../identity/members/realName.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { creditDelay } from '../../merchants/merchants/rules.ts'
import { type Context } from '../../../Context.ts'
import { networkKnows } from '../network/network.ts'
import { refuseSamePerson } from '../withdrawals/matching.ts'
import { openPayout } from '../withdrawals/payouts.ts'
import type { Deposit } from './rows.ts'
import { methodOf, ownDeposit, reach } from './deposits.ts'

/** Details of the transfer that the member enters. */
export interface Transfer {
  readonly sender: string
  readonly senderName: string
  readonly reference: string
  readonly proofs: readonly SentPicture[]
}

/** Second step: the member has paid. From now on the deposit waits for the operator, or credits itself in time. */
export function submitDeposit(
  context: Context,
  merchant: Merchant,
  member: Member,
  orderId: string,
  transfer: Transfer,
): Deposit {
  const deposit = ownDeposit(context, member, orderId)
  if (deposit.status === 'expired') throw new Refusal('deposit.order.expired')
  if (deposit.status !== 'ordered') throw new Refusal('deposit.order.closed')
  const method = methodOf(merchant, deposit.method)
  const sender = readSender(merchant, method.sender, transfer.sender)
  if (sender === null) throw new Refusal('deposit.sender.invalid')
  const reference = transfer.reference.replace(/[\s-]/g, '').toUpperCase()
  if (!fitsRule(method.reference, reference)) {
    throw new Refusal('deposit.reference.invalid', { values: [ruleWords(method.reference)] })
  }
  if (context.tables.deposits.keysBy('reference', `${method.code}/${reference}`).length > 0) {
    throw new Refusal('deposit.reference.duplicate')
  }
  if (!fitPictures(transfer.proofs, method.proof)) {
    throw new Refusal('deposit.proof.invalid', { values: pictureLimit(method.proof) })
  }
  if (method.proof.required && transfer.proofs.length === 0) throw new Refusal('deposit.proof.required')
  // A bank transfer must come from an account in the member's own name (requirements 1.1.2).
  if (method.kind === 'bank' && transfer.senderName.trim() && !nameFits(member, transfer.senderName)) {
    throw new Refusal('deposit.name.mismatch')
  }
  // A matched deposit never credits itself by the merchant's delay: it waits for the receiver, or for the delay that
  // starts once the payment network knows the transfer. A reference and a picture alone prove nothing.
  if (deposit.withdrawalId) {
    refuseSamePerson(context, member, deposit.withdrawalId)
    const proven = networkKnows(context, deposit, reference)
    openPayout(context, deposit.withdrawalId, deposit.amount, { depositId: deposit.id, proven })
  }
  const delay = deposit.withdrawalId ? null : creditDelay(context, merchant)
  return reach(context, deposit, 'submitted', {
    sender,
    senderName: transfer.senderName.trim() || deposit.senderName,
    reference,
    proofs: transfer.proofs.map((proof) => proof.name),
    creditAt: delay === null ? null : context.clock.now() + delay,
  })
}
