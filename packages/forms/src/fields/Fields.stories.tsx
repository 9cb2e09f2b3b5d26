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
import { AmountField } from './AmountField.tsx'
import { BirthdayField } from './BirthdayField.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { MobileField } from './MobileField.tsx'
import { PasswordField } from './PasswordField.tsx'
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

const renders = { typed: 0, other: 0 }

export const RenderCount = meta.story({
  args: {
    fields: { typed: text(1, 4, 12), other: text(1, 4, 12) },
    children: (
      <>
        <Profiler id="typed" onRender={() => renders.typed++}>
          <TextField name="typed" label="Typed" required autoComplete="off" />
        </Profiler>
        <Profiler id="other" onRender={() => renders.other++}>
          <TextField name="other" label="Other" required autoComplete="off" />
        </Profiler>
      </>
    ),
  },
})
RenderCount.test(
  'renders nothing for a keystroke, and only its own field when its fault changes',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const typed = canvas.getByLabelText(/^Typed/, { selector: 'input' })
    const still = { ...renders }
    await userEvent.type(typed, 'abc')
    await expect(renders).toEqual(still)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(typed).toHaveFocus())
    const before = { ...renders }
    await userEvent.keyboard('d')
    await waitFor(() => expect(typed).not.toBeInvalid())
    await userEvent.keyboard('efgh')
    await expect(renders.typed).toBeGreaterThan(before.typed)
    await expect(renders.other).toBe(before.other)
  },
)
