import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FieldValues } from 'react-hook-form'
import preview from '../../../../.storybook/preview.tsx'
import { amountSchema } from '../amount/amountSchema.ts'
import { mobileRules, mobileSchema } from '../mobile/mobileRule.ts'
import { loadPhoneNumbers } from '../mobile/phoneNumbers.ts'
import { expectField } from '../testing/expectField.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { AmountField } from './AmountField.tsx'
import { CommentField } from './CommentField.tsx'
import { MobileField } from './MobileField.tsx'
import { OtpField } from './OtpField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { ReferenceField } from './ReferenceField.tsx'
import { TextField } from './TextField.tsx'
import { Harness, text } from './testing/Harness.tsx'

const meta = preview.meta({
  title: 'Forms/Fields/Typed',
  component: Harness,
  decorators: onPlate,
  args: { fields: {}, children: null, onValid: fn() },
})

export const Text = meta.story({
  args: {
    fields: { username: text(1, 4, 12) },
    children: (
      <TextField<FieldValues>
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
    children: <PasswordField<FieldValues> name="password" label="Password" required autoComplete="new-password" />,
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
    children: <MobileField<FieldValues> name="mobileNum" label="Mobile number" required rule={mobileRules.BD} />,
  },
})
Mobile.test(
  'passes the field suite, turns Bengali digits into Latin ones and shows the dialling code once [S-129] [S-130]',
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+880')
    await expectField(canvasElement, {
      label: 'Mobile number',
      autoComplete: 'tel',
      wrong: '012',
      fault: /valid mobile number/,
      right: '০১৭১২৩৪৫৬৭৮',
      // The trunk zero is removed after a dialling code.
      shown: '1712345678',
    })
  },
)

const siam = { countryCode: 'TH', diallingCode: '66' }

export const MobileByPlan = meta.story({
  name: 'Mobile, in a market without its own rule',
  tags: ['!dev', '!autodocs'],
  args: {
    fields: { mobileNum: mobileSchema(siam) },
    children: <MobileField<FieldValues> name="mobileNum" label="Mobile number" required rule={siam} />,
  },
})
MobileByPlan.test('shows an autofilled dialling code once, without its plus too', async ({ canvas }) => {
  await loadPhoneNumbers()
  await userEvent.click(canvas.getByLabelText(/^Mobile number/, { selector: 'input' }))
  await userEvent.paste('66812345678')
  await expect(canvas.getByLabelText(/^Mobile number/, { selector: 'input' })).toHaveValue('812345678')
})

export const Reference = meta.story({
  args: {
    fields: { reference: text(4, 10, 10) },
    children: <ReferenceField<FieldValues> name="reference" label="Transaction ID" required upperCase />,
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
Reference.test('keeps the caret where letters are inserted in the middle', async ({ canvasElement }) => {
  const control = within(canvasElement).getByLabelText<HTMLInputElement>(/^Transaction ID/, { selector: 'input' })
  await userEvent.type(control, '12')
  control.setSelectionRange(1, 1)
  await userEvent.keyboard('ab')
  await expect(control).toHaveValue('1AB2')
})

export const PaymentPassword = meta.story({
  args: {
    fields: { paymentPassword: text(6, 6, 6) },
    children: <PaymentPasswordField<FieldValues> name="paymentPassword" />,
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
    children: <OtpField<FieldValues> name="authenticator" label="Code" required />,
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

export const Amount = meta.story({
  args: {
    fields: {
      amount: amountSchema({
        min: '100.00',
        max: '50000.00',
        spelling: { digits: 2, mark: '.' },
        format: (amount) => `₱${amount}`,
      }),
    },
    children: <AmountField<FieldValues> name="amount" label="Amount" required currency="₱" />,
  },
})
Amount.test('passes the field suite and submits decimal text [S-341] [Q-09]', async ({ canvasElement, args }) => {
  await expectField(canvasElement, {
    label: 'Amount',
    autoComplete: 'transaction-amount',
    wrong: '5',
    fault: /₱100\.00/,
    right: '1,500.5',
    shown: '1500.5',
  })
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(args.onValid).toHaveBeenCalledWith({ amount: 150_050n }))
})

export const Comment = meta.story({
  args: {
    fields: { comment: text(0, 1, 140) },
    children: <CommentField<FieldValues> name="comment" label="Comment" required />,
  },
})
Comment.test(
  'counts characters as people do, states 140 as the maximum and cuts nothing off [S-367]',
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
