import type { FieldErrors, FieldValues } from 'react-hook-form'

/** Full names of the invalid fields; an error of `tiers.0.rate` is nested three levels deep. */
export const faultNames = <Values extends FieldValues>(errors: FieldErrors<Values>, above = ''): string[] =>
  Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== 'object') return []
    const path = above + name
    return typeof (error as { type?: unknown }).type === 'string'
      ? [path]
      : faultNames(error as FieldErrors<Values>, `${path}.`)
  })
