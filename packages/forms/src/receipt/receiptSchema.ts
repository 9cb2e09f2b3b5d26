import { compareMoney, moneySum, moneyText, type AmountSpelling } from '@croupier/money'
import * as z from 'zod/mini'
import { amountFault } from '../amount/amountSchema.ts'
import { typedAmount, withMinorAmount } from '../amount/readTyped.ts'
import { receiptFault, type Receipt, type ReceiptRule } from '../deposit/receipts.ts'
import type { ValuesOf } from '../form/useKitForm.ts'
import { commentLimit } from '../fields/CommentField.tsx'
import { acrossFields } from '../schema/acrossFields.ts'
import { oneOf } from '../schema/oneOf.ts'
import { plainText } from '../schema/plainText.ts'

/** Outcomes of a payout, as on the wire. */
export const receiptActions = ['RECEIVED', 'PARTIAL', 'NOT_RECEIVED'] as const

/** One of the three answers. */
export type ReceiptAction = (typeof receiptActions)[number]

/** An answer about a payout, in the platform's format. */
export interface ReceiptAnswer {
  /** `Payout.id` of the payout. */
  readonly id: string
  /** What became of it. */
  readonly action: ReceiptAction
  /** Amount received, in minor units; only with PARTIAL. */
  readonly amount?: bigint
  /** At most 140 characters; empty for none. */
  readonly comment: string
  /** Pictures that show what did not arrive; only with NOT_RECEIVED. */
  readonly proof?: readonly Receipt[]
}

interface Rules {
  /** Amount of this payout. */
  readonly amount: string
  readonly proofFiles: ReceiptRule
  readonly spelling: AmountSpelling
  readonly money: (amount: string) => string
}

/** Largest partial amount: less than the payout, because the full amount is a different answer. */
const mostOfPart = (payout: string, smallest: string) =>
  compareMoney(payout, smallest) > 0 ? moneySum([payout], [smallest]) : '0'

/** "Not received" needs proof, "part received" an amount. */
export const receiptAnswerSchema = ({ amount, proofFiles, spelling, money }: Rules) =>
  withMinorAmount(
    z
      .object({
        /** The chosen answer; empty until one is chosen. */
        action: oneOf(receiptActions),
        /** Amount received, as typed; only for PARTIAL. */
        amount: typedAmount(spelling),
        /** Comment as typed, for every answer but RECEIVED. */
        comment: plainText({ max: commentLimit }),
        /** Chosen pictures; only for NOT_RECEIVED. */
        proof: z.array(z.instanceof(File)),
      })
      .check(
        acrossFields((entry) => {
          if (entry.action === 'PARTIAL') {
            const min = moneyText(1n, spelling.digits)
            const fault = amountFault(entry.amount, { min, max: mostOfPart(amount, min), spelling, format: money })
            return fault ? [['amount', fault]] : []
          }
          if (entry.action !== 'NOT_RECEIVED') return []
          const fault = receiptFault(entry.proof, proofFiles, true)
          if (!fault) return []
          return [['proof', fault.code === 'not_empty' ? { code: 'not_empty', key: 'receipt.proof_needed' } : fault]]
        }),
      ),
  )

/** Values of the form; initially no answer is chosen. */
export type ReceiptValues = ValuesOf<typeof receiptAnswerSchema>
