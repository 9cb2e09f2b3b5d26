import type { MessageKey } from '@croupier/locales'
import { numberText } from '@croupier/locales/digits'
import * as z from 'zod/mini'
import { faultIssue, type FieldSchema } from './fieldSchema.ts'

/** Bounds of a count; both ends included. */
export interface WholeNumberRule {
  /** Smallest count. */
  readonly min: number
  /** Largest count, of at most twelve digits. */
  readonly max: number
  /** Step, counted from 0. Default 1. */
  readonly step?: number
  /** Whether it may not be left empty. Default true. */
  readonly required?: boolean
  /** Replaces the default message; gets `min`, `max` and `step`. */
  readonly key?: MessageKey
}

/** A typed count in digits of any script; returns Latin digits, or empty text. */
export const wholeNumber = ({ min, max, step = 1, required = true, key }: WholeNumberRule): FieldSchema =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => numberText(typed).trim()),
    ),
    z.string().check((payload) => {
      const typed = payload.value
      if (typed === '' && !required) return
      const count = /^\d{1,12}$/.test(typed) ? Number(typed) : Number.NaN
      if (count >= min && count <= max && count % step === 0) return
      const usual = step === 1 ? 'form.whole_number' : 'form.whole_number_step'
      const code = typed === '' ? 'not_empty' : 'band'
      payload.issues.push(faultIssue(typed, { code, key: key ?? usual, values: { min, max, step } }))
    }),
  )

/** Parses a count while it is being typed, in digits of any script; 0 while it is invalid. */
export const countOf = (typed: string): number => {
  const digits = numberText(typed).trim()
  return /^\d{1,12}$/.test(digits) ? Number(digits) : 0
}
