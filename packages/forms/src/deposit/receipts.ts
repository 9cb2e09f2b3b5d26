import * as z from 'zod/mini'
import { faultIssue, type Fault } from '../schema/fieldSchema.ts'

/** Limits for receipts. */
export interface ReceiptRule {
  /** Maximum number of pictures. */
  readonly most: number
  /** Maximum size of one picture. */
  readonly bytes: number
  /** Media types, e.g. `image/png`. */
  readonly types: readonly string[]
}

/** A receipt in the platform's format: base64 without prefix. */
export interface Receipt {
  /** Name of the chosen file. */
  readonly name: string
  /** Media type of the picture. */
  readonly type: 'image/png' | 'image/jpeg'
  /** The picture in base64, without a `data:` prefix. */
  readonly data: string
}

/** PNG or JPG, 5 MB each, at most three (requirements 1.1.2). */
export const defaultReceiptRule: ReceiptRule = { most: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] }

const megabyte = 1024 * 1024

/** Values for the messages about receipts. */
export const receiptValues = ({ most, bytes }: ReceiptRule) => ({
  count: most,
  megabytes: Math.floor(bytes / megabyte),
})

/** The fault of the chosen pictures, if any. */
export const receiptFault = (files: readonly File[], rule: ReceiptRule, required: boolean): Fault | undefined => {
  const values = receiptValues(rule)
  if (files.length === 0) return required ? { code: 'not_empty', key: 'not_empty' } : undefined
  if (files.some(({ type }) => !rule.types.includes(type))) return { code: 'type', key: 'deposit.receipt_type', values }
  if (files.some(({ size }) => size > rule.bytes)) return { code: 'size', key: 'deposit.receipt_size', values }
  return files.length > rule.most ? { code: 'count', key: 'deposit.receipt_count', values } : undefined
}

/** The receipts of a transfer: files in, the same files out. */
export const receiptSchema = (rule: ReceiptRule, required: boolean) =>
  z.array(z.instanceof(File)).check((payload) => {
    const fault = receiptFault(payload.value, rule, required)
    if (fault) payload.issues.push(faultIssue(payload.value, fault))
  })

// Spreading a whole picture into one call would overflow the stack.
const chunk = 0x8000

const base64 = (bytes: Uint8Array) => {
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(binary)
}

/** Reads chosen pictures into the platform's format. They are kept in memory only. */
export const readReceipts = (files: readonly File[]): Promise<Receipt[]> =>
  Promise.all(
    files.map(async (file) => ({
      name: file.name,
      type: file.type as Receipt['type'],
      data: base64(new Uint8Array(await file.arrayBuffer())),
    })),
  )
