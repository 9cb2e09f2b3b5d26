import {
  get,
  useFormState,
  type ChangeHandler,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { errorMessage, type FaultError } from '../schema/formResolver.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** A control bound to its form. */
export interface BoundField {
  /** Spread onto the native control. */
  readonly control: UseFormRegisterReturn
  /** The error message, if any. */
  readonly error: string | undefined
  /** The error's message key, if any. */
  readonly errorKey: string | undefined
}

/**
 * Props that every field shares. `Values` are the values of the form, so that an unknown name is a type error:
 * `<TextField<ValuesOf<typeof schema>> name="email" …>`.
 */
export interface BoundFieldProps<Values extends FieldValues> {
  /** Path of the field in the form's values, e.g. `tiers.0.rate`. */
  readonly name: NoInfer<FieldPath<Values>>
  /** The field's label. */
  readonly label: string
  /** A hint, read with the control. An error with the same text replaces it. */
  readonly description?: string | undefined
  /** Required; otherwise the label is marked as optional. Default false. */
  readonly required?: boolean | undefined
  /** Disables the field. */
  readonly disabled?: boolean | undefined
}

/**
 * Registers a field without reading its value, so that a keystroke renders nothing, and a change of its error renders
 * only this field. Leaving an untouched field empty is not an error yet.
 *
 * @param field its path, and its label, which the message of an empty field names.
 * @param deps names of fields that are checked again when this one changes, such as the repetition of a password,
 *   unless they are still untouched.
 */
export const useBoundField = <Values extends FieldValues>(
  { name, label }: Pick<BoundFieldProps<Values>, 'name' | 'label'>,
  deps: readonly FieldPath<Values>[] = [],
): BoundField => {
  const { register, control, getFieldState, trigger } = useSurroundingForm<Values>()
  const { errors } = useFormState({ control, name, exact: true })
  const { say, text } = useFormText()
  const error: FaultError | undefined = get(errors, name)
  const referenceOf = ({ reference }: FaultError) =>
    reference === undefined ? [] : [text('failure.reference', { reference })]
  const checkAgain = () => {
    const filledIn = deps.filter((dep) => {
      const { isTouched, invalid } = getFieldState(dep)
      return isTouched || invalid
    })
    if (filledIn.length > 0) void trigger(filledIn)
  }
  const { onBlur, ...registration } = register(
    name,
    deps.length > 0 ? { onChange: checkAgain, onBlur: checkAgain } : {},
  )
  const leave: ChangeHandler = async (event) => {
    if (event.target.value !== '') await onBlur(event)
  }
  return {
    control: { ...registration, onBlur: leave },
    error: error && [say(errorMessage(error, label)), ...referenceOf(error)].join(' '),
    errorKey: error?.message,
  }
}
