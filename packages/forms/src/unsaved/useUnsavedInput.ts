import { useContext, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Guarded } from './UnsavedInput.ts'

/**
 * Tells the `LeaveGuard` above while a form holds what differs from how it began. Renders nothing for it.
 * @param held whether earlier steps hold input that this step will send.
 * @returns says that what the form holds was sent.
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
