import { createContext, useContext } from 'react'

/** What a field passes to its control, so that label, hint and error refer to it. */
export interface FieldLink {
  /** Id that the control takes. */
  readonly controlId: string
  /** Id of the label. */
  readonly labelId: string
  /** Ids of the hint and the error, in reading order; absent when there is neither. */
  readonly describedBy: string | undefined
  /** Whether the field shows an error. */
  readonly invalid: boolean
  /** Whether the field is required. */
  readonly required: boolean
  /** Whether the control takes no input. */
  readonly disabled: boolean
}

export const FieldContext = createContext<FieldLink | null>(null)

/** The attributes a control takes from its field. Its own attributes win or are merged. */
export interface ControlAttributes {
  /** Id of the control, which the label points at. */
  id?: string | undefined
  /** Whether the control takes no input. */
  disabled?: boolean | undefined
  /** Ids of hint and error, read with the control. */
  'aria-describedby'?: string | undefined
  /** Set while the value is invalid. */
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
  /** Set on a required control that has no native `required`. */
  'aria-required'?: boolean | 'true' | 'false' | undefined
}

const joined = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined

/**
 * Ties a control to the `Field` around it.
 *
 * Outside a field it returns its input, so every control also works alone with an `aria-label`.
 * `aria-required` is used rather than `required`, because the browser would show its own messages before ours.
 */
export const useFieldControl = (own: ControlAttributes): ControlAttributes => {
  const field = useContext(FieldContext)
  if (field === null) return own
  return {
    id: own.id ?? field.controlId,
    disabled: own.disabled ?? (field.disabled || undefined),
    'aria-describedby': joined(own['aria-describedby'], field.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  }
}

/** The field around a control that is not a native input (a select button, a group of cards), or null. */
export const useField = () => useContext(FieldContext)
