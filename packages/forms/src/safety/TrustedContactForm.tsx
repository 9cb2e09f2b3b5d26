import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { CheckboxField } from '../fields/CheckboxField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm, type ValuesOf } from '../form/useKitForm.ts'
import { acrossFields } from '../schema/acrossFields.ts'
import { fieldSchema } from '../schema/fieldSchema.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** A subject of messages to a trusted contact, as on the wire. */
export type TrustedContactTopic = 'break' | 'limit' | 'loosened'

const topics: readonly TrustedContactTopic[] = ['break', 'limit', 'loosened']

/** A person whom a member trusts, named as in the platform's API. */
export interface TrustedContact {
  /** As the member calls the person. */
  readonly name: string
  /** Where the person is asked and told. */
  readonly email: string
  /** Subjects of the messages that the person gets; at least one. */
  readonly tells: TrustedContactTopic[]
}

/** Props of {@link TrustedContactForm}. */
export interface TrustedContactFormProps extends SharedFormProps {
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (contact: TrustedContact) => Promise<Outcome>
}

const checked = { enabled: true, required: true, minLength: 1 }
const schema = z
  .object({
    name: fieldSchema({ ...checked, maxLength: 60, patternId: 0 }, { keys: { empty: 'trusted.name_missing' } }),
    email: fieldSchema(
      { ...checked, maxLength: 120, patternId: 3 },
      { keys: { empty: 'trusted.email_wrong', length: 'trusted.email_wrong', format: 'trusted.email_wrong' } },
    ),
    break: z.boolean(),
    limit: z.boolean(),
    loosened: z.boolean(),
  })
  .check(
    acrossFields<Readonly<Record<TrustedContactTopic, boolean>>>((values) =>
      topics.some((topic) => values[topic]) ? [] : [['break', { code: 'not_empty', key: 'trusted.tells_missing' }]],
    ),
  )

type Values = ValuesOf<typeof schema>

const Topics = styled.fieldset`
  display: grid;
  gap: ${tokens.space.s2};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${tokens.space.s2};
    padding: 0;
    font-weight: ${tokens.fontWeight.semibold};
  }
`

/**
 * Names a person whom the member trusts, and at least one subject of which that person gets messages. Renders a
 * `<form>`; sends only through `onSubmit`.
 */
export function TrustedContactForm({ onSubmit, disabled }: TrustedContactFormProps) {
  const { text } = useFormText()
  const form = useKitForm({ schema, initial: { name: '', email: '', break: true, limit: false, loosened: false } })
  // The first topic shows the fault of all of them.
  const checkAgain = () => {
    if (form.getFieldState('break').invalid) void form.trigger('break')
  }
  return (
    <Form
      form={form}
      label={text('trusted.form')}
      onValid={({ name, email, ...told }) => onSubmit({ name, email, tells: topics.filter((topic) => told[topic]) })}
      disabled={disabled}
    >
      <TextField<Values> name="name" label={text('trusted.name')} required autoComplete="off" />
      <TextField<Values>
        name="email"
        label={text('trusted.email')}
        required
        inputMode="email"
        autoComplete="off"
        code
      />
      <Topics onChange={checkAgain}>
        <legend>{text('trusted.tells')}</legend>
        {topics.map((topic) => (
          <CheckboxField<Values> key={topic} name={topic}>
            {text(`trusted.topic_${topic}`)}
          </CheckboxField>
        ))}
      </Topics>
      <p>{text('trusted.ask_text')}</p>
      <SubmitButton busyText={text('form.sending')}>{text('trusted.ask')}</SubmitButton>
    </Form>
  )
}
