import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FieldValues } from 'react-hook-form'
import preview from '../../../../.storybook/preview.tsx'
import { amountSchema } from '../amount/amountSchema.ts'
import { birthdaySchema } from '../birthday/age.ts'
import { mobileRules, mobileSchema } from '../mobile/mobileRule.ts'
import { oneOf } from '../schema/oneOf.ts'
import { plainText } from '../schema/plainText.ts'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { expectWaiting, unanswered } from '../testing/formStates.tsx'
import { expectAllOff } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { AccountField } from './AccountField.tsx'
import { AmountField } from './AmountField.tsx'
import { BirthdayField } from './BirthdayField.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { CommentField } from './CommentField.tsx'
import { CountField } from './CountField.tsx'
import { LineChoiceField } from './LineChoiceField.tsx'
import { MobileField } from './MobileField.tsx'
import { OtpField } from './OtpField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { RateField } from './RateField.tsx'
import { ReferenceField } from './ReferenceField.tsx'
import { SelectField } from './SelectField.tsx'
import { SmsCodeField } from './SmsCodeField.tsx'
import { Harness, text, today, type HarnessProps } from './testing/Harness.tsx'
import { TextField } from './TextField.tsx'

const answers = ['never', 'often'] as const
const lengths = ['day', 'week'] as const

const fields: HarnessProps['fields'] = {
  text: text(1, 4, 12),
  password: text(5, 6, 20),
  mobile: mobileSchema(mobileRules.PH),
  code: text(6, 6, 6),
  captcha: text(9, 4, 4),
  birthday: birthdaySchema({ minimumAge: 21, today: () => today }),
  amount: amountSchema({
    min: '100.00',
    max: '50000.00',
    spelling: { digits: 2, mark: '.' },
    format: (amount) => `₱${amount}`,
  }),
  rate: text(0, 1, 10),
  count: text(6, 1, 4),
  reference: text(4, 10, 10),
  select: text(0, 1, 20),
  account: text(0, 1, 20),
  cards: oneOf(lengths),
  lines: oneOf(answers),
  payment: text(6, 6, 6),
  otp: text(6, 6, 6),
  comment: plainText({ max: 140, required: true }),
}

const filled: Readonly<Record<string, string>> = {
  text: 'maria',
  password: 'Croupier1',
  mobile: '09171234567',
  code: '246810',
  captcha: 'ab12',
  birthday: '1990-05-04',
  amount: '1500.50',
  rate: '2.5',
  count: '30',
  reference: '8N7A6D5C4B',
  select: 'nurse',
  account: '1',
  cards: 'week',
  lines: 'never',
  payment: '246813',
  otp: '246810',
  comment: 'Please',
}

/** Every field of the kit in one form. */
const every = (props: Partial<HarnessProps> = {}) => (
  <Plates>
    <Harness {...{ fields, onValid: fn(), ...props }}>
      <TextField<FieldValues>
        name="text"
        label="User name"
        description="4-12 letters and digits"
        required
        autoComplete="username"
      />
      <PasswordField<FieldValues> name="password" label="Password" required autoComplete="new-password" />
      <MobileField<FieldValues> name="mobile" label="Mobile number" required rule={mobileRules.PH} />
      <SmsCodeField<FieldValues> name="code" required secondsLeft={0} onSend={async () => {}} />
      <CaptchaField<FieldValues> name="captcha" required challenge={{ image: captchaPicture, refresh: fn() }} />
      <BirthdayField<FieldValues> name="birthday" label="Birthday" required today={today} />
      <AmountField<FieldValues> name="amount" label="Amount" required currency="₱" />
      <RateField<FieldValues> name="rate" label="Rate" required />
      <CountField<FieldValues> name="count" label="Days" required />
      <ReferenceField<FieldValues> name="reference" label="Transaction ID" required upperCase />
      <SelectField<FieldValues>
        name="select"
        label="Occupation"
        required
        placeholder="Choose"
        options={[
          { value: 'teacher', label: 'Teacher' },
          { value: 'nurse', label: 'Nurse' },
        ]}
      />
      <AccountField<FieldValues>
        name="account"
        legend="Pay out to"
        required
        accounts={[
          { id: '1', name: 'GCash', number: '•••• 4567' },
          { id: '2', name: 'BDO', number: '•••• 0042' },
        ]}
        addText="Add an account"
        onAdd={fn()}
      />
      <ChoiceField<FieldValues>
        name="cards"
        legend="Period"
        required
        choices={lengths.map((value) => ({ value, label: value === 'day' ? 'Day' : 'Week' }))}
      />
      <LineChoiceField<FieldValues>
        name="lines"
        legend="How often?"
        choices={answers.map((value) => ({ value, label: value === 'never' ? 'Never' : 'Often' }))}
      />
      <PaymentPasswordField<FieldValues> name="payment" />
      <OtpField<FieldValues> name="otp" label="Code from the app" required />
      <CommentField<FieldValues> name="comment" label="Comment" required />
    </Harness>
  </Plates>
)

const submit = /^send$|sending/i
const send = (element: HTMLElement) => userEvent.click(within(element).getByRole('button', { name: submit }))
const faulty = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>('[data-field][data-invalid], [data-field]:has([data-invalid])')].map(
    (field) => field.dataset['field'],
  )

const meta = preview.meta({ title: 'Forms/Fields/States' })

export const Empty = meta.story({ render: () => every() })

export const Filled = meta.story({ render: () => every({ initial: filled }) })

Filled.test('shows in every field the value it was given, and passes it on', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(canvas.getByLabelText(/^Amount/)).toHaveValue('1500.50')
  await expect(canvas.getByRole('combobox', { name: /^Occupation/ })).toHaveTextContent('Nurse')
  await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
  await expect(faulty(canvasElement)).toEqual([])
})

export const Invalid = meta.story({
  render: () => every(),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await waitFor(() => expect(within(canvasElement).getByLabelText(/^User name/)).toHaveFocus())
  },
})

Invalid.test('shows the error text of every empty field', async ({ canvasElement }) => {
  await expect(faulty(canvasElement)).toEqual(Object.keys(fields))
})

export const Submitting = meta.story({
  render: () => every({ initial: filled, onValid: unanswered }),
  play: ({ canvasElement }) => expectWaiting(canvasElement, submit),
})

export const ServerError = meta.story({
  render: () =>
    every({
      initial: filled,
      onValid: async () => ({
        fields: Object.fromEntries(Object.keys(fields).map((name) => [name, { text: 'The platform said no.' }])),
      }),
    }),
  play: async ({ canvasElement }) => {
    await send(canvasElement)
    await waitFor(() => expect(faulty(canvasElement)).toEqual(Object.keys(fields)))
    await expect(within(canvasElement).getByLabelText(/^User name/)).toHaveFocus()
    await expect(within(canvasElement).getAllByText('The platform said no.')).toHaveLength(Object.keys(fields).length)
  },
})

export const Disabled = meta.story({ render: () => every({ initial: filled, disabled: true }) })

Disabled.test('accepts no input', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => every(), globals: { language: 'BN' } })

export const DarkRightToLeft = meta.story({
  render: () => every({ initial: filled }),
  globals: { language: 'XB', theme: 'dark' },
})
