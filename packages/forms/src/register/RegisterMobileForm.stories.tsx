import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import type { FieldConfigs } from '../schema/FieldConfig.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { off, expectSending } from '../testing/formWalk.ts'
import { tabTo, typeInto } from '../testing/keyboard.ts'
import { RegisterMobileForm, type RegisterMobileFormProps } from './RegisterMobileForm.tsx'

const rule = { enabled: true, required: true, acceptedPattern: '*' }
const configs: FieldConfigs = {
  username: { ...rule, minLength: 4, maxLength: 15, patternId: 1 },
  password: { ...rule, minLength: 6, maxLength: 20, patternId: 5 },
  payeeName: { ...rule, minLength: 2, maxLength: 50, patternId: 21 },
}

const meta = preview.meta({
  title: 'Forms/RegisterMobileForm',
  component: RegisterMobileForm,
  decorators: onPlate,
  args: {
    configs,
    mobileRule: mobileRules.BD,
    withPassword: true,
    sms: { secondsLeft: 0, send: fn(async () => undefined) },
    onSubmit: fn<RegisterMobileFormProps['onSubmit']>(async () => undefined),
    onOpenTerms: fn(),
    onLogin: fn(),
  } satisfies RegisterMobileFormProps,
})

export const WithPassword = meta.story()

WithPassword.test(
  'asks for number, code and one password, and sends them by keyboard alone [S-133] [S-141] [S-125]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = (label: RegExp) => canvas.getByLabelText(label, { selector: 'input' })
    await expect(canvas.queryByLabelText(/^user name/i)).toBeNull()
    await expect(canvas.queryByLabelText(/^confirm password/i)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up now' }))
    await waitFor(() => expect(input(/^mobile number/i)).toHaveFocus())
    for (const label of [/^mobile number/i, /^sms code/i, /^password/i, /^real name/i])
      await expect(input(label)).toBeInvalid()
    await userEvent.keyboard('০১৭১২ ৩৪৫৬৭৮')
    await tabTo(canvas.getByRole('button', { name: 'Send code' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(input(/^sms code/i)).toHaveFocus())
    await expect(args.sms.send).toHaveBeenCalledWith({
      mobile: { national: '01712345678', international: '+8801712345678' },
      countryDialingCode: '880',
    })
    await userEvent.keyboard('246810')
    await typeInto(input(/^password/i), 'Croupier1')
    await typeInto(input(/^real name/i), 'Rana Islam{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        mobileNum: '01712345678',
        verificationCode: '246810',
        password: 'Croupier1',
        payeeName: 'Rana Islam',
      }),
    )
  },
)

export const WithoutPassword = meta.story({ args: { withPassword: false, configs: {} } })

WithoutPassword.test('asks for no password where the flag is off [S-133]', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await expect(canvas.queryByLabelText(/password/i)).toBeNull()
  await userEvent.type(canvas.getByLabelText(/^mobile number/i), '01712345678')
  await userEvent.type(canvas.getByLabelText(/^sms code/i), '246810{Enter}')
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ mobileNum: '01712345678', verificationCode: '246810' }),
  )
})

export const CodeRefused = meta.story({
  args: {
    sms: {
      secondsLeft: 0,
      send: fn(async () => ({ message: { key: 'auth/too-many-requests' as const, values: { minutes: 5 } } })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^mobile number/i), '01712345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^sms code/i)).toHaveAccessibleDescription(/try again in 5 minutes/),
    )
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled()
  },
})

WithoutPassword.test(
  'says that it is sending, sends once, and loses nothing when refused [S-120] [Q-11]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^mobile number/i), '01712345678')
    await userEvent.type(canvas.getByLabelText(/^sms code/i), '246810')
    await expectSending(canvasElement, {
      submit: /^sign up now/i,
      onSubmit: args.onSubmit,
      sent: [{ mobileNum: '01712345678', verificationCode: '246810' }],
    })
  },
)

const onSubmit = fn<RegisterMobileFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => (
    <RegisterMobileForm
      configs={configs}
      mobileRule={mobileRules.BD}
      withPassword
      sms={{ secondsLeft: 0, send: async () => undefined }}
      onOpenTerms={fn()}
      onLogin={fn()}
      {...{ onSubmit, ...props }}
    />
  ),
  fillIn: async (element) => {
    const input = (label: RegExp) => within(element).getByLabelText(label, { selector: 'input' })
    await typeInto(input(/^mobile number/i), '01712345678')
    await typeInto(input(/^sms code/i), '246810')
    await typeInto(input(/^password/i), 'Croupier1')
    await typeInto(input(/^real name/i), 'Rana Islam')
  },
  submit: /^sign up now|sending|signing up/i,
  first: /mobile number/i,
  onSubmit,
  refusedAt: { name: 'mobileNum', label: /^mobile number/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(off)
