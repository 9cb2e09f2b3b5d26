import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { off, expectSending, fill } from '../testing/formWalk.ts'
import { tabTo, typeInto } from '../testing/keyboard.ts'
import { LoginVerificationForm, type LoginVerificationFormProps } from './LoginVerificationForm.tsx'

const meta = preview.meta({
  title: 'Forms/LoginVerificationForm',
  component: LoginVerificationForm,
  decorators: onPlate,
  args: {
    reason: 'address',
    mobileRule: mobileRules.PH,
    steps: [
      { step: 'phone', hint: '0917 *** **67' },
      { step: 'code', hint: '0917 *** **67' },
      { step: 'email', hint: 'a**@mail.example' },
      { step: 'bankName' },
      { step: 'authenticator' },
    ],
    code: { secondsLeft: 0, send: fn(async () => undefined) },
    onSubmit: fn<LoginVerificationFormProps['onSubmit']>(async () => undefined),
    onCancel: fn(),
  } satisfies LoginVerificationFormProps,
})

export const UnknownAddress = meta.story()

UnknownAddress.test(
  'offers phone, code, e-mail, bank account name and authenticator, and keeps what each was given [S-117]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = (label: RegExp) => canvas.getByLabelText(label, { selector: 'input:not([type="radio"])' })
    await expect(canvas.getByText(/new address/)).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(5)

    await typeInto(field(/^mobile number/i), '12')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field(/^mobile number/i)).toHaveAccessibleDescription(/valid mobile number/))

    await userEvent.click(canvas.getByRole('radio', { name: /^email/i }))
    const email = field(/^email/i)
    await expect(email).toHaveAccessibleDescription(/a\*\*@mail\.example/)
    await expect(email).not.toBeInvalid()
    await typeInto(email, 'ace@mail.example{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ step: 'email', answer: 'ace@mail.example' }))

    await userEvent.click(canvas.getByRole('radio', { name: /^sms code/i }))
    await tabTo(canvas.getByRole('button', { name: 'Send code' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field(/^sms code/i)).toHaveFocus())
    await expect(args.code?.send).toHaveBeenCalledOnce()
    await userEvent.keyboard('২৪৬৮১০{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ step: 'code', answer: '246810' }))

    await userEvent.click(canvas.getByRole('radio', { name: /^bank account/i }))
    await typeInto(field(/^bank account/i), 'Ace Santos{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ step: 'bankName', answer: 'Ace Santos' }))

    await userEvent.click(canvas.getByRole('radio', { name: /^mobile number/i }))
    await expect(field(/^mobile number/i)).toHaveValue('12')
  },
)

export const TwoStep = meta.story({
  args: {
    reason: 'twoFactor',
    steps: [{ step: 'authenticator' }],
    onSubmit: fn<LoginVerificationFormProps['onSubmit']>(async () => ({
      fields: { answer: { text: 'This code is not correct.' } },
    })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const code = canvas.getByLabelText(/^code from the authenticator/i)
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAccessibleDescription(/6 digits/)
    await tabTo(code)
    await userEvent.paste('123 456')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ step: 'authenticator', answer: '123456' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/not correct/))
    await expect(code).toHaveFocus()
  },
})

TwoStep.test('has a way back that sends nothing more [S-118]', async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /back to login/i }))
  await expect(args.onCancel).toHaveBeenCalledOnce()
  await expect(args.onSubmit).toHaveBeenCalledOnce()
})

UnknownAddress.test(
  'says that it is sending, sends once, and loses nothing when refused [S-120] [Q-11]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /^bank account/i }))
    await typeInto(canvas.getByLabelText(/^bank account/i, { selector: 'input:not([type="radio"])' }), 'Ace Santos')
    await expectSending(canvasElement, {
      submit: /^confirm and log in/i,
      onSubmit: args.onSubmit,
      sent: [{ step: 'bankName', answer: 'Ace Santos' }],
    })
  },
)

const onSubmit = fn<LoginVerificationFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => (
    <LoginVerificationForm
      mobileRule={mobileRules.PH}
      onCancel={fn()}
      {...{ onSubmit, ...props }}
      reason="address"
      steps={[{ step: 'email', hint: 'a**@mail.example' }, { step: 'bankName' }]}
    />
  ),
  fillIn: (element) => fill(element, /^email/i, 'ace@mail.example'),
  submit: /^confirm and log in|sending|logging in/i,
  first: /email/i,
  onSubmit,
  refusedAt: { name: 'answer', label: /^email/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(off)
