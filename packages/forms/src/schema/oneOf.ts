import * as z from 'zod/mini'
import { faultIssue } from './fieldSchema.ts'

/** One of the values on offer; anything else reads as nothing chosen, as does the null of a group of radio buttons. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  { required = true }: { required?: boolean } = {},
): z.ZodMiniType<Value> =>
  z.unknown().check((payload) => {
    if (!required && payload.value === '') return
    if ((values as readonly unknown[]).includes(payload.value)) return
    payload.issues.push(faultIssue(payload.value, { code: 'not_empty', key: 'form.choose' }))
  }) as unknown as z.ZodMiniType<Value>
