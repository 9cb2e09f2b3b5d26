import * as z from 'zod/mini'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf } from '../form/useKitForm.ts'
import { plainText } from '../schema/plainText.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

const schema = z.object({
  /** The code without surrounding spaces, in the case in which it was typed. */
  promoCode: plainText({ max: 30, required: true }),
})

/** A promo code, in the platform's format. */
export type PromoCodeEntry = EntryOf<typeof schema>

/** Props of {@link PromoCodeForm}. */
export interface PromoCodeFormProps extends SharedFormProps {
  /** Redeems the code; the form is cleared after success. */
  readonly onSubmit: (entry: PromoCodeEntry) => Promise<Outcome>
}

/** Redeems a promo code. Renders a `<form>`; sends only through `onSubmit`. */
export function PromoCodeForm({ onSubmit, disabled }: PromoCodeFormProps) {
  const { text } = useFormText()
  const form = useKitForm({ schema, initial: { promoCode: '' } })
  return (
    <Form
      form={form}
      label={text('promo_code.title')}
      disabled={disabled}
      onValid={async (entry) => {
        const outcome = await onSubmit(entry)
        if (outcome === undefined) form.reset()
        return outcome
      }}
    >
      <TextField<PromoCodeEntry>
        name="promoCode"
        label={text('promo_code.field')}
        description={text('promo_code.hint')}
        required
        autoComplete="off"
        code
      />
      <SubmitButton busyText={text('form.sending')}>{text('promo_code.submit')}</SubmitButton>
    </Form>
  )
}
