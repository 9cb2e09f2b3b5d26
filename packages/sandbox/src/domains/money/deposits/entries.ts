import { inLanguage } from '../../../core/words/Words.ts'
import type { DepositMethod } from '../../merchants/merchants/depositMethods.ts'
import type { TextRule } from '../../merchants/merchants/transferRules.ts'
import { moneyText } from '@croupier/money'
import type { Answer } from '../../../wire/Answer.ts'
import { instructions } from './instructions.ts'
import { reasonCode, reasonText } from '../bank/reasons.ts'
import type { Deposit } from './rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

type Info = NonNullable<Answer<'deposit.methods'>['depositInfo']>
type MethodEntry = NonNullable<Info['methods']>[number]
type Field = NonNullable<MethodEntry['fields']>[number]

const FREE = '0.00'

/** Amounts to choose from: round ones that suit the method's limits, whatever the currency. */
function quickAmounts({ kind, minimum, maximum }: DepositMethod): bigint[] {
  // A matched deposit has the withdrawal's amount, which `deposit.matches` returns.
  if (kind === 'c2c') return []
  const size = 10n ** BigInt(String(minimum).length - 1)
  return [1n, 2n, 5n, 10n, 50n, 100n].map((times) => times * size).filter((one) => one >= minimum && one <= maximum)
}

const wireTransferType = ({ transferType }: DepositMethod) =>
  transferType === 'cash-out' || transferType === 'send-money' ? transferType : null

const lengths = ({ minimum, maximum }: TextRule) => ({ minLength: minimum, maxLength: maximum })

function senderField(sender: NonNullable<DepositMethod['sender']>): Field {
  const { field: name, rule } = sender
  return { name, required: true, rule, upperCase: false, ...(rule === 'mobile' ? undefined : lengths(sender)) }
}

function fieldsOf({ kind, sender, reference, proof }: DepositMethod): Field[] {
  const name: Field = {
    name: 'senderName',
    required: true,
    rule: 'text',
    minLength: 2,
    maxLength: 60,
    upperCase: false,
  }
  return [
    ...(kind === 'bank' ? [name] : []),
    ...(sender === null ? [] : [senderField(sender)]),
    {
      name: 'reference',
      required: true,
      rule: reference.rule,
      ...lengths(reference),
      upperCase: reference.rule === 'mixed',
      example: reference.example,
    },
    { name: 'proof', required: proof.required, rule: 'image', upperCase: false },
  ]
}

/** Reason shown when the operator has closed a method. */
const SWITCHED_OFF = {
  EN: 'Our provider has paused it. Money that you have already sent by it is still credited.',
  TY: 'Itinigil muna ito ng aming provider. Ika-credit pa rin ang perang naipadala mo na.',
  BN: 'আমাদের প্রোভাইডার এটি সাময়িক বন্ধ রেখেছে। আগে পাঠানো টাকা তবুও জমা হবে।',
}

/** A method as sent to the deposit page. */
export function methodEntry(method: DepositMethod, language: string, open: boolean): MethodEntry {
  return {
    id: method.code,
    kind: method.kind,
    name: inLanguage(method.name, language),
    icon: method.icon,
    minimum: method.minimum,
    maximum: method.maximum,
    fee: { fixed: method.fee, percent: FREE },
    expectedMinutes: method.expectedMinutes,
    workingHours: null,
    open,
    closedReason: open ? null : inLanguage(SWITCHED_OFF, language),
    transferType: wireTransferType(method),
    fields: fieldsOf(method),
    instructions: instructions(method, language),
    quickAmounts: quickAmounts(method),
    proofFiles: { most: method.proof.most, bytes: method.proof.bytes, types: [...method.proof.types] },
  }
}

/** Text of an order's QR code: receiver, amount, reference. An invented format, so that no real app pays it. */
const qrText = ({ receiverNumber, amount, orderReference, currency }: Deposit, digits: number): string =>
  `sandbox-pay:${receiverNumber}?amount=${moneyText(amount, digits)}&currency=${currency}&reference=${orderReference}`

/** A new order as sent to the deposit page. */
export function orderEntry(
  deposit: Deposit,
  { depositMethods, digits }: Merchant,
  language: string,
): Answer<'deposit.order'> {
  const method = depositMethods.find(({ code }) => code === deposit.method)
  return {
    id: deposit.id,
    reference: deposit.orderReference,
    methodId: deposit.method,
    amount: deposit.amount,
    fee: deposit.fee,
    credit: deposit.amount,
    transferType: method ? wireTransferType(method) : null,
    receiverName: deposit.receiverName,
    receiverNumber: deposit.receiverNumber,
    bankName: method?.kind === 'bank' || method?.kind === 'qr' ? inLanguage(method.name, language) : null,
    qrText: method?.kind === 'qr' ? qrText(deposit, digits) : null,
    senderName: deposit.senderName || null,
    counterCode: method?.kind === 'counter' ? `${deposit.receiverNumber}-${deposit.orderReference}` : null,
    instructions: method ? instructions(method, language) : [],
    createdAt: deposit.reachedAt.ordered ?? 0,
    expiresAt: deposit.expiresAt,
  }
}

/** A deposit as shown in lists. */
export function depositEntry(
  { depositMethods }: Merchant,
  deposit: Deposit,
  language: string,
): Answer<'deposit.submit'> {
  const { reachedAt } = deposit
  const method = depositMethods.find(({ code }) => code === deposit.method)
  return {
    id: deposit.id,
    orderId: deposit.id,
    orderReference: deposit.orderReference,
    methodId: deposit.method,
    methodName: method ? inLanguage(method.name, language) : deposit.method,
    amount: deposit.amount,
    fee: deposit.fee,
    credit: deposit.amount,
    status: deposit.status,
    reference: deposit.reference || null,
    reason: reasonText(deposit.reason, language),
    reasonCode: reasonCode('DEP', deposit.reason),
    expiresAt: deposit.status === 'ordered' ? deposit.expiresAt : null,
    promotionId: null,
    orderedAt: reachedAt.ordered ?? 0,
    submittedAt: reachedAt.submitted ?? null,
    matchingAt: reachedAt.matching ?? null,
    creditedAt: reachedAt.credited ?? null,
    rejectedAt: reachedAt.rejected ?? null,
    expiredAt: reachedAt.expired ?? null,
  }
}
