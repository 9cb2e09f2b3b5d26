import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending } from '../testing/formWalk.ts'
import { tabTo, typeInto } from '../testing/keyboard.ts'
import { ForgotByPhoneForm, type ForgotByPhoneFormProps } from './ForgotByPhoneForm.tsx'

const meta = preview.meta({
  title: 'Forms/ForgotByPhoneForm',
  component: ForgotByPhoneForm,
  decorators: onPlate,
  args: {
    mobileRule: mobileRules.PH,
    sms: { secondsLeft: 0, send: fn(async () => undefined) },
    onSubmit: fn<ForgotByPhoneFormProps['onSubmit']>(async () => undefined),
    onLogin: fn(),
  } satisfies ForgotByPhoneFormProps,
})

const input = (element: HTMLElement, label: RegExp) => within(element).getByLabelText(label, { selector: 'input' })

export const Empty = meta.story()

Empty.test(
  'needs number, code and new password, and sends them with the dialling code [S-193]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const mobile = canvas.getByLabelText(/^mobile number/i, { selector: 'input' })
    const code = canvas.getByLabelText(/^sms code/i, { selector: 'input' })
    const password = canvas.getByLabelText(/^new password/i, { selector: 'input' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }))
    await waitFor(() => expect(mobile).toHaveFocus())
    await expect(code).toBeInvalid()
    await expect(password).toBeInvalid()
    await userEvent.keyboard('0917 123 4567')
    await tabTo(canvas.getByRole('button', { name: 'Send code' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(code).toHaveFocus())
    await expect(args.sms.send).toHaveBeenCalledWith({
      mobile: { national: '09171234567', international: '+639171234567' },
      countryDialingCode: '63',
    })
    await userEvent.keyboard('246810')
    await typeInto(password, 'Croupier3{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        mobileNum: '09171234567',
        verificationCode: '246810',
        newPassword: 'Croupier3',
        countryDialingCode: '63',
      }),
    )
  },
)

Empty.test(
  'says that it is sending, sends once, and loses nothing when refused [Q-11]',
  async ({ canvasElement, args }) => {
    const input = (label: RegExp) => within(canvasElement).getByLabelText(label, { selector: 'input' })
    await typeInto(input(/^mobile number/i), '09171234567')
    await typeInto(input(/^sms code/i), '246810')
    await typeInto(input(/^new password/i), 'Croupier3')
    await expectSending(canvasElement, {
      submit: /^reset password/i,
      onSubmit: args.onSubmit,
      sent: [expect.objectContaining({ mobileNum: '09171234567', newPassword: 'Croupier3' })],
    })
  },
)

export const CodeRefused = meta.story({
  args: {
    onSubmit: fn<ForgotByPhoneFormProps['onSubmit']>(async () => ({
      fields: { verificationCode: { text: 'This code is not correct.' } },
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^mobile number/i, { selector: 'input' }), '09171234567')
    await userEvent.type(canvas.getByLabelText(/^sms code/i, { selector: 'input' }), '111111')
    await userEvent.type(canvas.getByLabelText(/^new password/i, { selector: 'input' }), 'Croupier3{Enter}')
    const code = canvas.getByLabelText(/^sms code/i, { selector: 'input' })
    await waitFor(() => expect(code).toHaveAccessibleDescription(/not correct/))
    await expect(code).toHaveFocus()
    await expect(canvas.getByLabelText(/^new password/i, { selector: 'input' })).toHaveValue('Croupier3')
  },
})

const onSubmit = fn<ForgotByPhoneFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => (
    <ForgotByPhoneForm
      mobileRule={mobileRules.PH}
      sms={{ secondsLeft: 0, send: async () => undefined }}
      onLogin={fn()}
      {...{ onSubmit, ...props }}
    />
  ),
  fillIn: async (element) => {
    await typeInto(input(element, /^mobile number/i), '09171234567')
    await typeInto(input(element, /^sms code/i), '246810')
    await typeInto(input(element, /^new password/i), 'Croupier3')
  },
  submit: /^reset password|sending/i,
  first: /mobile number/i,
  onSubmit,
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)

export const Bengali = meta.story({ args: { mobileRule: mobileRules.BD }, globals: { language: 'BN' } })
