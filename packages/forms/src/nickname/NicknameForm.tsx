import * as z from 'zod/mini'
import { TextField } from '../fields/TextField.tsx'
import { BackButton } from '../form/BackButton.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type EntryOf, type ValuesOf } from '../form/useKitForm.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

const key = 'nickname.length'

const schema = z.object({
  nickname: fieldSchema(
    { enabled: true, required: true, minLength: 2, maxLength: 20, patternId: 0 },
    { keys: { empty: key, length: key, format: key } },
  ),
})

/** Props of {@link NicknameForm}. */
export interface NicknameFormProps extends SharedFormProps {
  /** The current nickname. */
  readonly nickname?: string | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (entry: EntryOf<typeof schema>) => Promise<Outcome>
  /** Goes back without changes. */
  readonly onCancel: () => void
}

/** Changes the nickname others see, 2 to 20 characters. Renders a `<form>`; sends only through `onSubmit`. */
export function NicknameForm({ nickname = '', onSubmit, onCancel, disabled }: NicknameFormProps) {
  const { text } = useFormText()
  const form = useKitForm({ schema, initial: { nickname } })
  return (
    <Form form={form} label={text('nickname.change')} onValid={onSubmit} disabled={disabled}>
      <TextField<ValuesOf<typeof schema>>
        name="nickname"
        label={text('security.nickname')}
        description={text('nickname.hint')}
        required
        autoComplete="nickname"
      />
      <SubmitButton busyText={text('form.sending')}>{text('form.save')}</SubmitButton>
      <BackButton onBack={onCancel} />
    </Form>
  )
}
