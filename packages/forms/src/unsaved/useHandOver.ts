import { useLatest } from '@croupier/ui/useLatest'
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Never part of a draft: passwords and codes have to be typed again. */
const secrets = ['password', 'verificationCode']

/**
 * Passes a form's input to `onUnmount` when the form unmounts: as typed, without passwords and codes. The caller keeps
 * it in memory, never in storage.
 */
export const useHandOver = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  onUnmount: (values: Partial<Values>) => void,
): void => {
  const leave = useLatest(() => {
    const kept = Object.entries(form.getValues()).filter(([name]) => !secrets.includes(name))
    onUnmount(Object.fromEntries(kept) as Partial<Values>)
  })
  useEffect(() => () => leave(), [leave])
}
