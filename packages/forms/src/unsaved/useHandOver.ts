import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Never part of a draft: passwords and codes are typed anew. */
const secrets = ['password', 'verificationCode']

/**
 * Hands out what a form holds when it goes away, as it was typed and without passwords and codes: the caller keeps it in
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
