import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { FormPlate } from '../testing/FormPlate.tsx'
import { expectAllOff, expectSending } from '../testing/formWalk.ts'
import { tabTo, typeInto } from '../testing/keyboard.ts'
import { ForgotByEmailForm, type ForgotByEmailFormProps } from './ForgotByEmailForm.tsx'
import { ForgotByPhoneForm, type ForgotByPhoneFormProps } from './ForgotByPhoneForm.tsx'

interface BothProps {
  readonly email?: ForgotByEmailFormProps
  readonly phone?: ForgotByPhoneFormProps
}

/** Either of the two forms, as a story asks for it. */
function Forgot({ email, phone }: BothProps) {
  if (email) return <ForgotByEmailForm {...email} />
  return phone ? <ForgotByPhoneForm {...phone} /> : null
}

const meta = preview.meta({
  title: 'Forms/ForgotForms',
  component: Forgot,
  decorators: [
    (Story) => (
      <FormPlate>
        <Story />
      </FormPlate>
    ),
  ],
})

const mail = (onSubmit: ForgotByEmailFormProps['onSubmit'] = async () => undefined): ForgotByEmailFormProps => ({
  onSubmit: fn(onSubmit),
  onLogin: fn(),
  onHelp: fn(),
})
const phone = (onSubmit: ForgotByPhoneFormProps['onSubmit'] = async () => undefined): ForgotByPhoneFormProps => ({
  mobileRule: mobileRules.PH,
  sms: { secondsLeft: 0, send: fn(async () => undefined) },
  verify: fn(async () => ({ lot_number: '1' })),
  onSubmit: fn(onSubmit),
  onLogin: fn(),
})

export const ByEmail = meta.story({ args: { email: mail() } })

ByEmail.test(
  'needs a user name and a valid e-mail address, by keyboard alone [S-191]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByLabelText(/^user name/i, { selector: 'input' })
    const email = canvas.getByLabelText(/^e-mail/i, { selector: 'input' })
    await tabTo(canvas.getByRole('button', { name: 'Send e-mail' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/enter your user name/)
    await expect(email).toHaveAccessibleDescription(/enter your e-mail/)
    await userEvent.keyboard('maria')
    await typeInto(email, 'maria@mail{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/not in the right format/))
    await expect(args.email?.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('.example{Enter}')
    await waitFor(() =>
      expect(args.email?.onSubmit).toHaveBeenCalledWith({ username: 'maria', email: 'maria@mail.example' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: /back to log in/i }))
    await userEvent.click(canvas.getByRole('button', { name: /customer service/i }))
    await expect(args.email?.onLogin).toHaveBeenCalledOnce()
    await expect(args.email?.onHelp).toHaveBeenCalledOnce()
  },
)

export const UnknownAddress = meta.story({
  args: { email: { ...mail(async () => ({ message: { key: 'in_username_exist' } })), userName: 'nobody' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByLabelText(/^e-mail/i, { selector: 'input' })
    await userEvent.type(email, 'nobody@mail.example{Enter}')
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(alert).toHaveTextContent('This user name or e-mail does not exist.')
    await expect(email).toHaveValue('nobody@mail.example')
  },
})

export const ByPhone = meta.story({ args: { phone: phone() } })

ByPhone.test(
  'needs number, code and new password, and sends them with the dialling code [S-193] [S-098]',
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
    await expect(args.phone?.verify).toHaveBeenCalledWith('sms')
    await expect(args.phone?.sms.send).toHaveBeenCalledWith({
      mobile: { national: '09171234567', international: '+639171234567' },
      countryDialingCode: '63',
      geetestValidateV4: { lot_number: '1' },
    })
    await userEvent.keyboard('246810')
    await typeInto(password, 'Croupier3{Enter}')
    await waitFor(() =>
      expect(args.phone?.onSubmit).toHaveBeenCalledWith({
        mobileNum: '09171234567',
        verificationCode: '246810',
        newPassword: 'Croupier3',
        countryDialingCode: '63',
      }),
    )
  },
)

export const ByPhoneRefused = meta.story({
  args: { phone: phone(async () => ({ fields: { verificationCode: { text: 'This code is not correct.' } } })) },
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

ByEmail.test(
  'says that it is sending, sends once, and loses nothing when refused [Q-11]',
  async ({ canvasElement, args }) => {
    await typeInto(within(canvasElement).getByLabelText(/^user name/i, { selector: 'input' }), 'maria')
    await typeInto(within(canvasElement).getByLabelText(/^e-mail/i, { selector: 'input' }), 'maria@mail.example')
    await expectSending(canvasElement, {
      submit: /^send e-mail/i,
      onSubmit: args.email?.onSubmit,
      sent: [{ username: 'maria', email: 'maria@mail.example' }],
    })
  },
)

ByPhone.test(
  'says that it is sending, sends once, and loses nothing when refused [Q-11]',
  async ({ canvasElement, args }) => {
    const input = (label: RegExp) => within(canvasElement).getByLabelText(label, { selector: 'input' })
    await typeInto(input(/^mobile number/i), '09171234567')
    await typeInto(input(/^sms code/i), '246810')
    await typeInto(input(/^new password/i), 'Croupier3')
    await expectSending(canvasElement, {
      submit: /^reset password/i,
      onSubmit: args.phone?.onSubmit,
      sent: [expect.objectContaining({ mobileNum: '09171234567', newPassword: 'Croupier3' })],
    })
  },
)

export const Disabled = meta.story({
  render: () => (
    <>
      <ForgotByEmailForm {...mail()} disabled />
      <ForgotByPhoneForm {...phone()} disabled />
    </>
  ),
})

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({
  args: { phone: { ...phone(), mobileRule: mobileRules.BD } },
  globals: { language: 'BN' },
})

export const RightToLeft = meta.story({ args: { phone: phone() }, globals: { language: 'XB' } })

export const Dark = meta.story({ args: { email: mail() }, globals: { theme: 'dark' } })
