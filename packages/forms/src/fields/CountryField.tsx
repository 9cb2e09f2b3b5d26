import { Combobox } from '@croupier/ui'
import { useController, useFormContext, type FieldValues } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import { useBoundField, type BoundFieldProps } from './useBoundField.ts'

/** Props of {@link CountryField}. */
export interface CountryFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** ISO 3166-1 codes of the countries offered; names come from the browser in the page's language. */
  readonly countries: readonly string[]
  /** BCP 47 tag of the page's language. */
  readonly language: string
}

/**
 * A country by name, with its ISO 3166-1 code as value, bound to its form. Renders the kit's `Field` with a
 * `Combobox`, in the alphabetical order of the language.
 */
export function CountryField<Values extends FieldValues = never>({
  countries,
  language,
  ...rest
}: CountryFieldProps<Values>) {
  const { control } = useFormContext()
  const { field } = useController({ control, name: rest.name })
  const { ref, value, onChange, onBlur } = field
  const { error } = useBoundField<Values>(rest.name)
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const options = countries
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((one, other) => compare(one.label, other.label))
  return (
    <FieldFrame {...rest} error={error}>
      <Combobox
        ref={ref}
        name={rest.name}
        options={options}
        value={value === '' ? null : value}
        onValueChange={(chosen) => onChange(chosen ?? '')}
        onBlur={onBlur}
        autoComplete="off"
      />
    </FieldFrame>
  )
}
