import * as z from 'zod/mini'
import { mobileSchema, type MobileRule } from '../mobile/mobileRule.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import { withoutGaps } from '../schema/withoutGaps.ts'
import type { DepositMethod, TransferField } from './DepositMethod.ts'
import { defaultReceiptRule, receiptSchema, type Receipt } from './receipts.ts'

type TextName = Exclude<TransferField['name'], 'proof'>

/** Values of the second step: texts as typed, receipts as chosen. */
export type TransferValues = Partial<Record<TextName, string>> & {
  /** Chosen receipts; missing if the method has no such field. */
  proof?: File[]
}

/** Details of the transfer, entered after paying. */
export type TransferDetails = Partial<Record<TextName, string>> & {
  /** Receipts in the platform’s format; missing if there are none. */
  proof?: readonly Receipt[]
}

/** The method's field for receipts, if it has one. */
export const receiptField = (fields: readonly TransferField[]): TransferField | undefined =>
  fields.find(({ rule }) => rule === 'image')

/** The text fields of a method, without pictures. */
export const textFields = (fields: readonly TransferField[]): readonly TransferField[] =>
  fields.filter(({ rule }) => rule !== 'image')

/** The pattern (one of the 24) and bounds of a method's field. */
export const transferRule = ({ rule, required, minLength, maxLength }: TransferField) =>
  ({
    enabled: true,
    required,
    minLength: minLength ?? 0,
    maxLength: maxLength ?? 50,
    patternId: rule === 'digits' ? 6 : rule === 'mixed' ? 4 : 0,
  }) as const

const schemaOf = (field: TransferField, mobileRule: MobileRule): FieldSchema => {
  if (field.rule === 'mobile') return mobileSchema(mobileRule, { required: field.required })
  const checked = fieldSchema(transferRule(field))
  if (field.rule === 'text') return checked
  const tidied = z.transform((typed: string) =>
    field.upperCase ? withoutGaps(typed).toUpperCase() : withoutGaps(typed),
  )
  return z.pipe(z.pipe(z.string(), tidied), checked)
}

/** The second step of a method: each required detail, in order, with its rule. */
export const transferSchema = (
  { fields, proofFiles }: Pick<DepositMethod, 'fields' | 'proofFiles'>,
  mobileRule: MobileRule,
) => {
  const receipts = receiptField(fields)
  return z.object({
    ...Object.fromEntries(textFields(fields).map((field) => [field.name, schemaOf(field, mobileRule)])),
    ...(receipts ? { proof: receiptSchema(proofFiles ?? defaultReceiptRule, receipts.required) } : {}),
  }) as z.ZodMiniType<TransferValues, TransferValues>
}
