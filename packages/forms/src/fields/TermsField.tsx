import { TextButton } from '@croupier/ui/TextButton'
import { Fragment } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { agreementAge } from '../birthday/age.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { CheckboxField } from './CheckboxField.tsx'

/** The legal texts to agree to. */
export type LegalText = 'terms' | 'privacy'

/** Props of {@link TermsField}. */
export interface TermsFieldProps<Values extends FieldValues> {
  /** The field's name in the form's values; its value is true or false. */
  readonly name: NoInfer<FieldPath<Values>>
  /** The age in the sentence; pass the one that the birthday check uses. Default 18. */
  readonly age?: number
  /** Opens a text over the form, so no input is lost. */
  readonly onOpen: (text: LegalText) => void
}

// Placeholders for the two links: private-use characters, which no translation contains.
const marks = { terms: '\ue001', privacy: '\ue002' } as const
const pieces = new RegExp(`([${marks.terms}${marks.privacy}])`)

/**
 * Agreement to terms and privacy policy, with links in the order of the language's own sentence. Renders a
 * `CheckboxField`.
 */
export function TermsField<Values extends FieldValues = never>({
  name,
  age = agreementAge,
  onOpen,
}: TermsFieldProps<Values>) {
  const { text } = useFormText()
  const link = (legal: LegalText, words: string) => (
    <TextButton inline onClick={() => onOpen(legal)}>
      {words}
    </TextButton>
  )
  const sentence = text('in_agree_accept', { age, ...marks })
  return (
    <CheckboxField<Values> name={name}>
      {sentence.split(pieces).map((piece, index) => (
        <Fragment key={index}>
          {piece === marks.terms
            ? link('terms', text('in_terms_use'))
            : piece === marks.privacy
              ? link('privacy', text('register.privacy'))
              : piece}
        </Fragment>
      ))}
    </CheckboxField>
  )
}
