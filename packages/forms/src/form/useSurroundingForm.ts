import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form'

/** The form around a field. Throws without a `Form` above, so that the mistake shows on the first render. */
export const useSurroundingForm = <Values extends FieldValues>(): UseFormReturn<Values> => {
  const form: UseFormReturn<Values> | null = useFormContext<Values>()
  if (!form)
    throw new Error('Fields and their buttons need a Form around them, which holds the values. Put them inside <Form>.')
  return form
}
