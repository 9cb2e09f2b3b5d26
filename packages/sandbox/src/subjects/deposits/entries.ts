import { moneyText, type Answer } from '@croupier/api'
import type { DepositMethod } from './methods.ts'
import { instructions } from './instructions.ts'
import type { Deposit } from './rows.ts'
import type { Merchant } from '../merchants/Merchant.ts'

type Info = NonNullable<Answer<'wallet.depositMethods'>['depositInfo']>
type MethodEntry = NonNullable<Info['methods']>[number]
type Field = NonNullable<MethodEntry['fields']>[number]

const FREE = '0.00'
const QUICK = [10_000n, 20_000n, 50_000n, 100_000n, 500_000n, 1_000_000n]
const MOST_PROOFS = 3
const PROOF_BYTES = 5 * 1024 * 1024

const wireTransferType = ({ transferType }: DepositMethod) =>
  transferType === 'cash-out' || transferType === 'send-money' ? transferType : null

function fieldsOf(method: DepositMethod): Field[] {
  const sender: Field =
    method.senderHint === 'account'
      ? { name: 'senderAccount', required: true, rule: 'digits', minLength: 10, maxLength: 16, upperCase: false }
      : method.senderHint === 'mobile'
        ? { name: 'senderMobile', required: true, rule: 'mobile', upperCase: false }
        : { name: 'senderMobile', required: true, rule: 'digits', minLength: 11, maxLength: 12, upperCase: false }
  const { minimum, maximum } = method.referenceLength
  const reference: Field = {
    name: 'reference',
    required: true,
    rule: method.referenceRule,
    minLength: minimum,
    maxLength: maximum,
    upperCase: method.referenceRule === 'mixed',
    example: method.referenceExample,
  }
  const name: Field = {
    name: 'senderName',
    required: true,
    rule: 'text',
    minLength: 2,
    maxLength: 60,
    upperCase: false,
  }
  const proof: Field = { name: 'proof', required: method.proofRequired ?? false, rule: 'image', upperCase: false }
  const from = method.senderHint === 'none' ? [] : [sender]
  return [...(method.kind === 'bank' ? [name] : []), ...from, reference, proof]
}

/** A method as the deposit page gets it. */
export function methodEntry(method: DepositMethod, language: string, open: boolean): MethodEntry {
  return {
    id: method.code,
    kind: method.kind,
    name: method.name,
    icon: `/art/payment/${method.code.toLowerCase()}.svg`,
    minimum: moneyText(method.minimum),
    maximum: moneyText(method.maximum),
    fee: { fixed: moneyText(method.fee), percent: FREE },
    expectedMinutes: method.expectedMinutes,
    workingHours: null,
    open,
    transferType: wireTransferType(method),
    fields: fieldsOf(method),
    instructions: instructions(method, language),
    // A matched deposit is for the withdrawal's amount, which `cashier.matches` tells.
    quickAmounts:
      method.kind === 'c2c'
        ? []
        : QUICK.filter((amount) => amount >= method.minimum && amount <= method.maximum).map((amount) =>
            moneyText(amount),
          ),
    proofFiles: { most: MOST_PROOFS, bytes: PROOF_BYTES, types: ['image/png', 'image/jpeg'] },
  }
}

/** What the code of an order says: receiver, amount, reference. Made up, so that no real app pays it. */
const qrText = ({ receiverNumber, amount, orderReference, currency }: Deposit): string =>
  `sandbox-pay:${receiverNumber}?amount=${moneyText(amount)}&currency=${currency}&reference=${orderReference}`

/** A fresh order as the deposit page gets it. */
export function orderEntry(
  deposit: Deposit,
  method: DepositMethod | undefined,
  steps: readonly string[],
): Answer<'wallet.depositOrder'> {
  return {
    id: deposit.id,
    reference: deposit.orderReference,
    methodId: deposit.method,
    amount: moneyText(deposit.amount),
    fee: moneyText(deposit.fee),
    credit: moneyText(deposit.amount),
    transferType: method ? wireTransferType(method) : null,
    receiverName: deposit.receiverName,
    receiverNumber: deposit.receiverNumber,
    bankName: method?.kind === 'bank' || method?.kind === 'qr' ? method.name : null,
    qrText: method?.kind === 'qr' ? qrText(deposit) : null,
    counterCode: method?.kind === 'counter' ? `${deposit.receiverNumber}-${deposit.orderReference}` : null,
    instructions: [...steps],
    createdAt: deposit.reachedAt.ordered ?? 0,
    expiresAt: deposit.expiresAt,
  }
}

/** A deposit as lists show it. */
export function depositEntry(merchant: Merchant, deposit: Deposit): Answer<'wallet.depositSubmit'> {
  const { reachedAt } = deposit
  return {
    id: deposit.id,
    orderId: deposit.id,
    orderReference: deposit.orderReference,
    methodId: deposit.method,
    methodName: merchant.depositMethods.find((method) => method.code === deposit.method)?.name ?? deposit.method,
    amount: moneyText(deposit.amount),
    fee: moneyText(deposit.fee),
    credit: moneyText(deposit.amount),
    status: deposit.status,
    reference: deposit.reference || null,
    reason: deposit.reason || null,
    promotionId: null,
    orderedAt: reachedAt.ordered ?? 0,
    submittedAt: reachedAt.submitted ?? null,
    matchingAt: reachedAt.matching ?? null,
    creditedAt: reachedAt.credited ?? null,
    rejectedAt: reachedAt.rejected ?? null,
    expiredAt: reachedAt.expired ?? null,
  }
}
