import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Outcome } from '../form/refusal.ts'

/** A draft that the caller keeps in memory, never in storage, while the form is closed. */
export interface DraftProps<Values extends object> {
  /** What was entered before. */
  readonly draft?: Partial<Values> | undefined
  /** Hears what was entered when the form closes, without passwords; nothing once it was sent. */
  readonly onDraft?: ((draft: Partial<Values> | undefined) => void) | undefined
}

/** Never part of a draft: passwords and codes are typed anew. */
const secrets = ['password', 'verificationCode']

/**
 * Hands the draft out when the form goes away.
 * @returns `send` as given, which marks the draft as used when it was taken.
 */
export const useDraft = <Values extends FieldValues, Output, Sent>(
  form: UseFormReturn<Values, unknown, Output>,
  onDraft: DraftProps<Values>['onDraft'],
  send: (output: Sent) => Promise<Outcome>,
): ((output: Sent) => Promise<Outcome>) => {
  const used = useRef(false)
  const leave = useEffectEvent(() => {
    const kept = Object.entries(form.getValues()).filter(([name]) => !secrets.includes(name))
    onDraft?.(used.current ? undefined : (Object.fromEntries(kept) as Partial<Values>))
  })
  useEffect(() => () => leave(), [])
  return async (output) => {
    const outcome = await send(output)
    used.current = !outcome
    return outcome
  }
}
