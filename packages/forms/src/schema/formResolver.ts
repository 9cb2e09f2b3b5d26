import type { MessageKey, MessageValues } from '@croupier/locales'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { phoneNumbersReady } from '../mobile/phoneNumbers.ts'
import type { Message } from '../text/message.ts'
import { faultOfIssue, type Fault } from './fieldSchema.ts'

/** A field's error in react-hook-form: `type` is the code, `message` the message key, `values` its placeholders. */
export interface FaultError extends FieldError {
  /** Values for the placeholders of the message. */
  readonly values?: MessageValues
  /** True when `message` is a text the server wrote, not a key. */
  readonly fromServer?: boolean
  /** Identifies the failed request for customer service. */
  readonly reference?: string
}

/** The message of a field's error that was set by {@link formResolver} or a rejection. A text may name the field. */
export const errorMessage = (error: FaultError, field: string): Message => {
  const message = error.message ?? ''
  if (error.fromServer) return { text: message }
  return { key: message as MessageKey, values: { field, ...error.values } }
}

const errorOf = ({ code, key, values }: Fault): FaultError => ({
  type: code,
  message: key,
  ...(values ? { values } : {}),
})

const firstPerField = (issues: readonly z.core.$ZodIssue[]) => {
  const errors: Record<string, FaultError> = {}
  for (const issue of issues) {
    const name = issue.path.map(String).join('.')
    errors[name] ??= errorOf(faultOfIssue(issue))
  }
  return errors
}

/**
 * Makes react-hook-form validate with a schema of this kit and keep each fault's code, key and values.
 *
 * The schema may still be loading its pattern engine or the numbering plans of phones; a check then waits for them.
 */
export const formResolver =
  <Values extends FieldValues, Output>(
    schema: z.ZodMiniType<Output> | Promise<z.ZodMiniType<Output>>,
  ): Resolver<Values, unknown, Output> =>
  async (values, _context, options) => {
    const [checked] = await Promise.all([schema, phoneNumbersReady()])
    const result = z.safeParse(checked, values)
    if (result.success) return { values: result.data, errors: {} }
    const errors = firstPerField(result.error.issues)
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Values>, options) }
  }
