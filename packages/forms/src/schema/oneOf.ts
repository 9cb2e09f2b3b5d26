import * as z from 'zod/mini'
import { faultIssue } from './fieldSchema.ts'

/**
 * One of the given values. Anything else counts as no choice, including the empty text of an unset select and the null
 * of a group of radio buttons.
 */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  { required = true }: { required?: boolean } = {},
): z.ZodMiniType<Value, Value | ''> =>
  z.custom<Value, Value | ''>().check((payload) => {
    const chosen: string | null = payload.value
    if (!required && !chosen) return
    if (values.some((value) => value === chosen)) return
    payload.issues.push(faultIssue(chosen, { code: 'not_empty', key: 'form.choose' }))
  })
