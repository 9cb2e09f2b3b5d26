import { useContext, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Guarded } from './UnsavedInput.ts'

/**
 * Reports to the enclosing `LeaveGuard` whether a form differs from its initial values, without re-rendering it.
 * @param held whether earlier steps hold input that this step will send.
 * @returns a function that marks the input as sent.
 */
export const useUnsavedInput = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  held = false,
): (() => void) => {
  const unsaved = useContext(Guarded)
  const holder = useRef({})
  const { subscribe } = form
  useEffect(() => {
    if (!unsaved) return
    const self = holder.current
    unsaved.set(self, held)
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => unsaved.set(self, held || isDirty === true),
    })
    return () => {
      stop()
      unsaved.set(self, false)
    }
  }, [subscribe, unsaved, held])
  return () => unsaved?.set(holder.current, false)
}
