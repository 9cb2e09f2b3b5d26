import { useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Outcome } from '../form/rejection.ts'
import { useHandOver } from './useHandOver.ts'

/** A draft that the caller keeps in memory, never in storage, while the form is closed. */
export interface DraftProps<Values extends object> {
  /** Input of an earlier visit, to start with. */
  readonly draft?: Partial<Values> | undefined
  /** Called when the form unmounts: with the input, without passwords and codes, or with `undefined` if it was sent. */
  readonly onDraft?: ((draft: Partial<Values> | undefined) => void) | undefined
}

/**
 * Reports the draft of a one-step form when it unmounts.
 * @returns `send`, wrapped so that an accepted form leaves no draft.
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
