import { Textarea } from '@croupier/ui/Textarea'
import type { FieldValues } from 'react-hook-form'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Maximum length of a comment in user-perceived characters. */
export const commentLimit = 140

/** Props of {@link CommentField}. */
export interface CommentFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** Maximum number of characters, the same as in the field's schema. Default 140. */
  readonly limit?: number | undefined
}

/**
 * Multi-line text with a counter, bound to its form. Renders the kit's `Field` with a `Textarea`. Text over the limit
 * is reported, never cut off.
 */
export function CommentField<Values extends FieldValues = never>({
  limit = commentLimit,
  ...rest
}: CommentFieldProps<Values>) {
  const { text } = useFormText()
  const { control, error } = useBoundField<Values>(rest)
  const { getValues } = useSurroundingForm<Record<string, string | undefined>>()
  return (
    <FieldFrame {...rest} error={error}>
      <Textarea
        {...control}
        // A draft is set through the element's ref, which does not notify the counter.
        defaultValue={getValues(rest.name) ?? ''}
        autoComplete="off"
        counter={{ limit, text: (count, most) => text('field.counter', { count, limit: most }) }}
      />
    </FieldFrame>
  )
}
