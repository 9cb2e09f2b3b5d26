import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Never part of a draft: passwords and codes are typed again. */
const secrets = ['password', 'verificationCode']

/**
 * Returns a form's input when it unmounts, as typed and without passwords and codes: the caller keeps it in
 * memory, never in storage.
 */
export const useHandOver = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  hear: (values: Partial<Values>) => void,
): void => {
  const leave = useEffectEvent(() => {
    const kept = Object.entries(form.getValues()).filter(([name]) => !secrets.includes(name))
    hear(Object.fromEntries(kept) as Partial<Values>)
  })
  useEffect(() => () => leave(), [])
}
