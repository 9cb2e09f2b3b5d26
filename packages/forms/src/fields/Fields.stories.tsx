import { Profiler } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import preview from '../../../../.storybook/preview.tsx'
import { amountSchema } from '../amount/amountSchema.ts'
import { birthdaySchema } from '../birthday/age.ts'
import { Form } from '../form/Form.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { mobileRules, mobileSchema } from '../mobile/mobileRule.ts'
import { fieldSchema, type FieldSchema } from '../schema/fieldSchema.ts'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { expectField } from '../testing/expectField.ts'
import { FormPlate } from '../testing/FormPlate.tsx'
import { AccountField } from './AccountField.tsx'
import { AmountField } from './AmountField.tsx'
import { BirthdayField } from './BirthdayField.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { CommentField } from './CommentField.tsx'
import { CountryField } from './CountryField.tsx'
import { DayField } from './DayField.tsx'
import { MobileField } from './MobileField.tsx'
import { OtpField } from './OtpField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { ReferenceField } from './ReferenceField.tsx'
import { SelectField } from './SelectField.tsx'
import { SmsCodeField } from './SmsCodeField.tsx'
import { TextField } from './TextField.tsx'

interface HarnessProps {
  readonly fields: Readonly<Record<string, FieldSchema>>
  readonly children: React.ReactNode
  readonly onValid: (values: Record<string, string>) => void
}

/** A form around the fields of a story. */
function Harness({ fields, children, onValid }: HarnessProps) {
  const form = useKitForm<Record<string, string>, Record<string, string>>({
    schema: z.object(fields) as unknown as z.ZodMiniType<Record<string, string>>,
    initial: Object.fromEntries(Object.keys(fields).map((name) => [name, ''])),
  })
  return (
    <Form form={form} label="Example" onValid={async (values) => onValid(values)}>
      {children}
      <SubmitButton busyText="Sending…">Send</SubmitButton>
    </Form>
  )
}

const text = (patternId: number, minLength: number, maxLength: number) =>
  fieldSchema({ enabled: true, required: true, minLength, maxLength, patternId })
const today = { year: 2026, month: 11, day: 21 }

const meta = preview.meta({
  title: 'Forms/Fields',
  component: Harness,
  decorators: [
    (Story) => (
      <FormPlate>
        <Story />
      </FormPlate>
    ),
  ],
  args: { fields: {}, children: null, onValid: fn() },
})

export const Text = meta.story({
  args: {
    fields: { username: text(1, 4, 12) },
    children: (
      <TextField
        name="username"
        label="User name"
        description="4-12 letters and digits"
        required
        autoComplete="username"
        code
      />
    ),
  },
})
Text.test('passes the field suite', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'User name',
    autoComplete: 'username',
    wrong: '1a',
    fault: /4-12/,
    right: 'maria',
  }),
)

export const Password = meta.story({
  args: {
    fields: { password: text(5, 6, 20) },
    children: <PasswordField name="password" label="Password" required autoComplete="new-password" />,
  },
})
Password.test('passes the field suite', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'Password',
    autoComplete: 'new-password',
    wrong: 'abc',
    fault: /6-20/,
    right: 'Croupier1',
  }),
)

export const Mobile = meta.story({
  args: {
    fields: { mobileNum: mobileSchema(mobileRules.BD) },
    children: <MobileField name="mobileNum" label="Mobile number" required rule={mobileRules.BD} />,
  },
})
Mobile.test(
  'passes the field suite, turns Bengali digits into Latin ones and shows the dialling code [S-129] [S-130]',
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+880')
    await expectField(canvasElement, {
      label: 'Mobile number',
      autoComplete: 'tel',
      wrong: '012',
      fault: /valid mobile number/,
      right: '০১৭১২৩৪৫৬৭৮',
      shown: '01712345678',
    })
  },
)

export const SmsCode = meta.story({
  args: {
    fields: { code: text(6, 6, 6) },
    children: <SmsCodeField name="code" required secondsLeft={0} onSend={async () => {}} />,
  },
})
SmsCode.test('passes the field suite', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'SMS code',
    autoComplete: 'one-time-code',
    wrong: '12',
    fault: /6 digits/,
    right: '246810',
  }),
)

export const Captcha = meta.story({
  args: {
    fields: { captcha: text(9, 4, 4) },
    children: <CaptchaField name="captcha" required challenge={{ image: captchaPicture, refresh: fn() }} />,
  },
})
Captcha.test('passes the field suite', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'Captcha',
    autoComplete: 'off',
    wrong: 'a',
    fault: /4 characters/,
    right: 'ab12',
  }),
)

export const CaptchaLoading = meta.story({
  args: {
    fields: { captcha: text(9, 4, 4) },
    children: <CaptchaField name="captcha" required challenge={{ image: null, refresh: fn(), help: fn() }} />,
  },
})

export const Birthday = meta.story({
  args: {
    fields: { birthday: birthdaySchema({ minimumAge: 21, today: () => today }) },
    children: <BirthdayField name="birthday" label="Birthday" required today={today} />,
  },
})
Birthday.test('ties its fault to the date [S-145]', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const birthday = canvas.getByLabelText(/^Birthday/, { selector: 'input' })
  await userEvent.type(birthday, '2010-01-01')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(birthday).toHaveAccessibleDescription(/21 or older/))
  await expect(birthday).toHaveFocus()
  await expect(birthday).toHaveAttribute('max', '2026-11-21')
})

export const Amount = meta.story({
  args: {
    fields: { amount: amountSchema({ min: '100.00', max: '50000.00', format: (amount) => `₱${amount}` }) },
    children: <AmountField name="amount" label="Amount" required currency="₱" />,
  },
})
Amount.test('passes the field suite and hands on decimal text [S-341] [Q-09]', async ({ canvasElement, args }) => {
  await expectField(canvasElement, {
    label: 'Amount',
    autoComplete: 'transaction-amount',
    wrong: '5',
    fault: /₱100\.00/,
    right: '1,500.5',
    shown: '1500.5',
  })
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ amount: '1500.50' }))
})

export const Reference = meta.story({
  args: {
    fields: { reference: text(4, 10, 10) },
    children: <ReferenceField name="reference" label="Transaction ID" required upperCase />,
  },
})
Reference.test('passes the field suite', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'Transaction ID',
    autoComplete: 'off',
    wrong: 'ab',
    fault: /10 letters/,
    right: '8n7a6d5c4b',
    shown: '8N7A6D5C4B',
  }),
)
Reference.test('keeps the caret where letters are put in the middle', async ({ canvasElement }) => {
  const control = within(canvasElement).getByLabelText<HTMLInputElement>(/^Transaction ID/, { selector: 'input' })
  await userEvent.type(control, '12')
  control.setSelectionRange(1, 1)
  await userEvent.keyboard('ab')
  await expect(control).toHaveValue('1AB2')
})

export const Choose = meta.story({
  args: {
    fields: { occupation: text(0, 0, 50) },
    children: (
      <SelectField
        name="occupation"
        label="Occupation"
        required
        placeholder="Choose"
        options={[
          { value: 'teacher', text: 'Teacher' },
          { value: 'nurse', text: 'Nurse' },
        ]}
      />
    ),
  },
})
Choose.test('is required, and chosen by keyboard', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  const select = canvas.getByRole('combobox', { name: /^Occupation/ })
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(select).toHaveAttribute('aria-invalid', 'true'))
  await waitFor(() => expect(select).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(await within(document.body).findByRole('option', { name: 'Nurse' }))
  await waitFor(() => expect(select).not.toHaveAttribute('aria-invalid', 'true'))
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ occupation: 'nurse' }))
})

export const PaymentPassword = meta.story({
  args: {
    fields: { paymentPassword: text(6, 6, 6) },
    children: <PaymentPasswordField name="paymentPassword" />,
  },
})
PaymentPassword.test('passes the field suite', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'Payment password',
    autoComplete: 'off',
    wrong: '12',
    fault: /6 digits/,
    right: '246813',
  }),
)

export const Otp = meta.story({
  args: {
    fields: { authenticator: text(6, 6, 6) },
    children: <OtpField name="authenticator" label="Code" required />,
  },
})
Otp.test('passes the field suite, and takes a code with spaces from anywhere', ({ canvasElement }) =>
  expectField(canvasElement, {
    label: 'Code',
    autoComplete: 'one-time-code',
    wrong: '12',
    fault: /6 digits/,
    right: '246 810',
    shown: '246810',
  }),
)

export const Day = meta.story({
  args: {
    fields: { from: text(11, 10, 10) },
    children: <DayField name="from" label="From" required max={today} />,
  },
})
Day.test('is required, knows its last day and hands on yyyy-MM-dd', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  const day = canvas.getByLabelText(/^From/, { selector: 'input' })
  await expect(day).toHaveAttribute('max', '2026-11-21')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(day).toHaveFocus())
  await expect(day).toBeInvalid()
  await userEvent.type(day, '2026-11-01')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ from: '2026-11-01' }))
})

export const Comment = meta.story({
  args: {
    fields: { comment: text(0, 1, 140) },
    children: <CommentField name="comment" label="Comment" required />,
  },
})
Comment.test(
  'counts characters as people do, tells 140 as the most and cuts nothing off [S-367]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const comment = canvas.getByLabelText(/^Comment/)
    await expect(comment).toHaveAccessibleDescription(/0 of 140/)
    await userEvent.click(comment)
    await userEvent.paste('👩‍👩‍👧'.repeat(141))
    await expect(comment).toHaveAccessibleDescription(/141 of 140/)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(comment).toHaveAccessibleDescription(/1-140 characters/))
    await expect(comment).toHaveFocus()
    await expect(comment).toHaveValue('👩‍👩‍👧'.repeat(141))
    await userEvent.clear(comment)
    await userEvent.paste('👩‍👩‍👧'.repeat(140))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ comment: '👩‍👩‍👧'.repeat(140) }))
  },
)

export const Country = meta.story({
  args: {
    fields: { nationality: text(0, 2, 2) },
    children: (
      <CountryField name="nationality" label="Nationality" required countries={['PH', 'BD', 'JP']} language="en" />
    ),
  },
})
Country.test('is found by its name and hands on its letters, by keyboard', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  const country = canvas.getByRole('combobox', { name: /^Nationality/ })
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(country).toHaveFocus())
  await expect(country).toBeInvalid()
  await userEvent.keyboard('bang')
  await within(document.body).findByRole('option', { name: 'Bangladesh' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(country).toHaveValue('Bangladesh'))
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ nationality: 'BD' }))
})

const addAccount = fn()

export const Account = meta.story({
  args: {
    fields: { account: text(0, 1, 50) },
    children: (
      <AccountField
        name="account"
        legend="Pay out to"
        accounts={[
          { id: '1', name: 'GCash', number: '•••• 4567' },
          { id: '2', name: 'BDO', number: '•••• 0042' },
          { id: '3', name: 'Maya', number: '•••• 1111', disabled: true },
        ]}
        addText="Add an account"
        onAdd={addAccount}
      />
    ),
  },
})
Account.test('is required, chosen by keyboard, and has the way to another account', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  const first = canvas.getByRole('radio', { name: /GCash/ })
  await waitFor(() => expect(first).toHaveFocus())
  await expect(canvas.getByRole('radio', { name: /Maya/ })).toBeDisabled()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ account: '2' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }))
  await expect(addAccount).toHaveBeenCalledOnce()
})

const manyNames = Array.from({ length: 30 }, (_, index) => `field${index}`)
const renders = new Map<string, number>()

export const RenderCount = meta.story({
  args: {
    fields: Object.fromEntries(manyNames.map((name) => [name, text(1, 4, 12)])),
    children: manyNames.map((name) => (
      <Profiler key={name} id={name} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
        <TextField name={name} label={`Label ${name}`} required autoComplete="off" />
      </Profiler>
    )),
  },
})
RenderCount.test(
  'renders nothing of 30 fields for a keystroke, and only its own field when its fault changes',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const typed = canvas.getByLabelText(/^Label field0 /, { selector: 'input' })
    const still = new Map(renders)
    await expect(still.size).toBe(30)
    await userEvent.type(typed, 'abc')
    await expect(renders).toEqual(still)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(typed).toHaveFocus())
    const before = new Map(renders)
    await userEvent.keyboard('d')
    await waitFor(() => expect(typed).not.toBeInvalid())
    await userEvent.keyboard('efgh')
    const rendered = [...renders].filter(([name, count]) => count !== before.get(name)).map(([name]) => name)
    await expect(rendered).toEqual(['field0'])
  },
)
