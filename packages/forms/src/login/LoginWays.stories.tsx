import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { captchaPicture } from '../testing/captchaPicture.ts'
import { expectAllOff } from '../testing/formWalk.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const meta = preview.meta({
  title: 'Forms/LoginWays',
  component: LoginForm,
  decorators: onPlate,
  args: {
    mobileRule: mobileRules.PH,
    onSubmit: fn<LoginFormProps['onSubmit']>(async () => undefined),
    onForgotPassword: fn(),
    onRegister: fn(),
  } satisfies LoginFormProps,
})

const fill = async (element: HTMLElement, name: string, password: string) => {
  const canvas = within(element)
  await userEvent.click(canvas.getByLabelText(/^user name/i, { selector: 'input' }))
  await userEvent.keyboard(name)
  await userEvent.tab()
  await userEvent.keyboard(password)
}

export const WithCaptcha = meta.story({
  args: { captcha: { image: captchaPicture, refresh: fn(), help: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /captcha/i })).toBeVisible()
    await fill(canvasElement, 'maria', 'Croupier1{Enter}')
    const captcha = canvas.getByLabelText(/^captcha/i)
    await waitFor(() => expect(captcha).toHaveFocus())
    await userEvent.keyboard('ab12{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ captcha: 'ab12' }), expect.anything()),
    )
  },
})

WithCaptcha.test(
  'asks for another picture once a second at most, and offers help to those who cannot see it [S-107] [S-108] [S-109]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const another = canvas.getByRole('button', { name: /new captcha/i })
    for (let press = 0; press < 5; press++) another.click()
    await expect(args.captcha?.refresh).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /customer service/i }))
    await expect(args.captcha?.help).toHaveBeenCalledOnce()
  },
)

export const EveryWay = meta.story({
  args: {
    sms: { secondsLeft: 0, send: fn(async () => undefined) },
    social: { channels: ['google', 'facebook', 'telegram'], onChoose: fn(async () => {}) },
    onFreePlay: fn(async () => {}),
  },
})

EveryWay.test('offers what is switched on [S-088] [S-089] [S-090] [S-091]', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['User name', 'SMS'])
  await userEvent.click(canvas.getByRole('button', { name: /google/i }))
  await expect(args.social?.onChoose).toHaveBeenCalledWith('google', { shared: false })
  await userEvent.click(canvas.getByRole('button', { name: /free play/i }))
  await expect(args.onFreePlay).toHaveBeenCalledOnce()
})

EveryWay.test('sends a code to a number that was filled in without an event', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('tab', { name: 'SMS' }))
  const mobile = await canvas.findByLabelText<HTMLInputElement>(/^mobile number/i)
  mobile.value = '09171234567'
  await userEvent.click(canvas.getByRole('button', { name: /send/i }))
  await waitFor(() => expect(args.sms?.send).toHaveBeenCalledOnce())
})

EveryWay.test('tells the provider’s login of a shared device [G-95]', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('checkbox', { name: /others use/i }))
  await userEvent.click(canvas.getByRole('button', { name: /google/i }))
  await expect(args.social?.onChoose).toHaveBeenCalledWith('google', { shared: true })
})

EveryWay.test(
  'logs in by SMS code with the keyboard alone [S-094] [S-097] [S-125]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('tab', { name: 'User name' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await userEvent.tab()
    const mobile = await canvas.findByLabelText(/^mobile number/i)
    mobile.focus()
    await userEvent.keyboard('123')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(mobile).toHaveAccessibleDescription(/correct mobile number/))
    await expect(args.sms?.send).not.toHaveBeenCalled()
    await userEvent.clear(mobile)
    await userEvent.type(mobile, '0917 123 4567')
    await userEvent.click(canvas.getByRole('button', { name: /send/i }))
    await expect(args.sms?.send).toHaveBeenCalledWith({
      mobile: { national: '09171234567', international: '+639171234567' },
      countryDialingCode: '63',
    })
    const code = canvas.getByLabelText(/^sms code/i)
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('246810{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { type: 'sms', username: '09171234567', password: '246810', captcha: '', countryDialingCode: '63' },
        { remember: false, shared: false },
      ),
    )
  },
)

export const SmsDespiteCaptcha = meta.story({
  args: { ...EveryWay.input.args, captcha: { image: captchaPicture, refresh: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/^captcha/i), 'ab12')
    await userEvent.click(canvas.getByRole('tab', { name: 'SMS' }))
    await userEvent.type(await canvas.findByLabelText(/^mobile number/i), '09171234567')
    await expect(canvas.queryByLabelText(/^captcha/i)).toBeNull()
    await userEvent.type(canvas.getByLabelText(/^sms code/i), '246810{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { type: 'sms', username: '09171234567', password: '246810', captcha: '', countryDialingCode: '63' },
        { remember: false, shared: false },
      ),
    )
  },
})

export const CountingDown = meta.story({
  args: { sms: { secondsLeft: 118, send: fn(async () => undefined) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'SMS' }))
    const button = await canvas.findByRole('button', { name: /118/ })
    await userEvent.click(button)
    await expect(args.sms?.send).not.toHaveBeenCalled()
  },
})

export const Disabled = meta.story({ args: { ...EveryWay.input.args, disabled: true } })

Disabled.test('accepts no input', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({
  args: { ...EveryWay.input.args, mobileRule: mobileRules.BD },
  globals: { language: 'BN' },
})
