import { useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Outcome } from '../form/refusal.ts'
import { useHandOver } from './useHandOver.ts'

/** A draft that the caller keeps in memory, never in storage, while the form is closed. */
export interface DraftProps<Values extends object> {
  /** What was entered before. */
  readonly draft?: Partial<Values> | undefined
  /** Called with the input when the form closes, without passwords; with nothing once it was sent. */
  readonly onDraft?: ((draft: Partial<Values> | undefined) => void) | undefined
}

/**
 * Reports the draft of a one-step form when it unmounts.
 * @returns `send`, which also marks the draft as used once it was accepted.
 */
export const useDraft = <Values extends FieldValues, Entry>(
  form: UseFormReturn<Values, unknown, Entry>,
  onDraft: DraftProps<Values>['onDraft'],
  send: (entry: Entry) => Promise<Outcome>,
): ((entry: Entry) => Promise<Outcome>) => {
  const used = useRef(false)
  useHandOver(form, (values) => onDraft?.(used.current ? undefined : values))
  return async (entry) => {
    const outcome = await send(entry)
    used.current = !outcome
    return outcome
  }
}
