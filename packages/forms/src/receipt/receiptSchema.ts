import * as z from 'zod/mini'
import { amountFault, decimalText, withDecimalAmount } from '../amount/amountSchema.ts'
import { receiptFault, type Receipt, type ReceiptRule } from '../deposit/receipts.ts'
import type { ValuesOf } from '../form/useKitForm.ts'
import { commentLimit } from '../fields/CommentField.tsx'
import { acrossFields } from '../schema/acrossFields.ts'
import { oneOf } from '../schema/oneOf.ts'
import { plainText } from '../schema/plainText.ts'

/** Outcomes of a payout, as on the wire [S-347]. */
export const receiptActions = ['RECEIVED', 'PARTIAL', 'NOT_RECEIVED'] as const

/** One of the three answers. */
export type ReceiptAction = (typeof receiptActions)[number]

/** An answer about a payout, in the platform's format. */
export interface ReceiptAnswer {
  readonly id: string
  readonly action: ReceiptAction
  /** Amount received; only with PARTIAL. */
  readonly amount?: string
  readonly comment: string
  readonly proof?: readonly Receipt[]
}

interface Rules {
  /** Amount of this payout. */
  readonly amount: string
  readonly proofFiles: ReceiptRule
  readonly money: (amount: string) => string
}

/** A partial amount is above 0 and below the total, which is a different answer. */
const mostOfPart = (amount: string) => {
  const minor = BigInt(amount.replace('.', '')) - 1n
  return minor > 0n ? minor : 0n
}

/** "Not received" needs proof [S-348], "part received" an amount [S-349]. */
export const receiptAnswerSchema = ({ amount, proofFiles, money }: Rules) =>
  withDecimalAmount(
    z
      .object({
        action: oneOf(receiptActions),
        amount: z.string(),
        comment: plainText({ max: commentLimit }),
        proof: z.array(z.instanceof(File)),
      })
      .check(
        acrossFields((entry) => {
          if (entry.action === 'PARTIAL') {
            const most = mostOfPart(decimalText(amount)).toString().padStart(3, '0')
            const max = `${most.slice(0, -2)}.${most.slice(-2)}`
            const fault = amountFault(entry.amount, { min: '0.01', max, format: money })
            return fault ? [['amount', fault]] : []
          }
          if (entry.action !== 'NOT_RECEIVED') return []
          const fault = receiptFault(entry.proof, proofFiles, true)
          if (!fault) return []
          return [['proof', fault.code === 'not_empty' ? { code: 'not_empty', key: 'receipt.proof_needed' } : fault]]
        }),
      ),
  )

/** Values of the form; initially no answer. */
export type ReceiptValues = ValuesOf<typeof receiptAnswerSchema>
