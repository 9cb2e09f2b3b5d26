import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { off, expectFirstFault, expectSending } from '../testing/formWalk.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import { LogIn } from './examples/LogIn.tsx'
import code from './examples/LogIn.tsx?raw'

const meta = preview.meta({
  title: 'Forms/LoginForm',
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

export const Empty = meta.story()

Empty.test('names what is missing and goes to the first of it [S-092] [S-110]', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
  const name = await canvas.findByLabelText(/^user name/i, { selector: 'input' })
  await waitFor(() => expect(name).toHaveFocus())
  await expect(name).toHaveAccessibleDescription(/please fill in/i)
  await expect(canvas.getByLabelText(/^password/i)).toBeInvalid()
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

Empty.test(
  'shows a single way to log in, without tabs, social buttons, free play or captcha [S-089] [S-090] [S-091] [S-093]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('tab')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /continue with|free play/i })).toBeNull()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
)

Empty.test('does not say that it logs in when nothing is sent', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  const spoken: string[] = []
  const listener = new MutationObserver(() =>
    spoken.push(...[...document.querySelectorAll('[data-announcer]')].map((region) => region.textContent)),
  )
  listener.observe(document.body, { childList: true, subtree: true, characterData: true })
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(canvas.getByLabelText(/^password/i)).toBeInvalid())
  await new Promise(requestAnimationFrame)
  listener.disconnect()
  await expect(spoken.filter((text) => text.startsWith('Logging in'))).toEqual([])
  await expect(args.onSubmit).not.toHaveBeenCalled()
})

Empty.test('sends what a password manager has filled in without an event', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  const put = (label: RegExp, text: string) => {
    canvas.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value = text
  }
  put(/^user name/i, 'maria')
  put(/^password/i, 'Croupier1')
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ username: 'maria', password: 'Croupier1' }),
    expect.anything(),
  )
})

Empty.test('leads to the forgotten password and to registration [S-119]', async ({ canvasElement, args }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
  await expect(args.onForgotPassword).toHaveBeenCalledOnce()
  await expect(args.onRegister).toHaveBeenCalledOnce()
})

export const LoggingIn = meta.story(example(LogIn, code))

LoggingIn.test('refuses a wrong password, and accepts the right one', async ({ canvas, canvasElement }) => {
  await fill(canvasElement, 'maria', 'Croupier2{Enter}')
  await expect(await canvas.findByRole('alert')).toHaveTextContent('User name or password is not correct.')
  const password = canvas.getByLabelText(/^password/i)
  await expect(password).toHaveValue('')
  await userEvent.type(password, 'Croupier1{Enter}')
  await expect(await canvas.findByText('Logged in as maria.')).toBeVisible()
})

export const Filled = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText(/^user name/i, { selector: 'input' })).toHaveAttribute(
      'autocomplete',
      'username',
    )
    await expect(canvas.getByLabelText(/^password/i)).toHaveAttribute('autocomplete', 'current-password')
    await fill(canvasElement, '  maria ', 'Croupier1{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { type: 'username', username: 'maria', password: 'Croupier1', captcha: '' },
      { remember: false, shared: false },
    )
  },
})

export const Remembered = meta.story({
  args: { userName: 'maria' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText(/^user name/i, { selector: 'input' })).toHaveValue('maria')
    await userEvent.click(canvas.getByLabelText(/^password/i))
    await userEvent.paste('Croupier1')
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.anything(), { remember: true, shared: false }),
    )
  },
})

export const Submitting = meta.story({
  args: { onSubmit: fn<LoginFormProps['onSubmit']>(() => new Promise<undefined>(() => {})) },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, 'maria', 'Croupier1{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

Submitting.test('ignores a second try while one is running [S-120] [Q-11]', async ({ canvasElement, args }) => {
  await userEvent.keyboard('{Enter}{Enter}')
  await userEvent.click(within(canvasElement).getByRole('button', { name: /log in/i }))
  await expect(args.onSubmit).toHaveBeenCalledOnce()
})

export const WrongCredentials = meta.story({
  args: {
    onSubmit: fn<LoginFormProps['onSubmit']>(async () => ({
      wrongCredentials: true,
      message: { text: 'User name or password is not correct.' },
    })),
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'maria', 'Croupier2{Enter}')
    await within(canvasElement).findByRole('alert')
  },
})

WrongCredentials.test(
  'keeps the name, clears the password and puts focus on the message [S-111] [S-110]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(alert).toHaveTextContent('User name or password is not correct.')
    await expect(canvas.getByLabelText(/^user name/i, { selector: 'input' })).toHaveValue('maria')
    await expect(canvas.getByLabelText(/^password/i)).toHaveValue('')
    await expect(canvas.queryByRole('img')).toBeNull()
  },
)

export const NetworkFailure = meta.story({
  args: {
    onSubmit: fn<LoginFormProps['onSubmit']>(async () => ({ message: { key: 'unknown_error' }, reference: 'REF-7K2' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await fill(canvasElement, 'maria', 'Croupier1{Enter}')
    await canvas.findByRole('alert')
    await expect(canvas.getByLabelText(/^password/i)).toHaveValue('Croupier1')
  },
})

NetworkFailure.test(
  'shows the reference for customer service, with a button to copy it [S-410]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Reference: REF-7K2')
    await expect(canvas.getByRole('button', { name: 'Copy reference' })).toBeEnabled()
  },
)

Empty.test(
  'says that it is sending, sends once, and loses nothing when refused [S-120] [Q-11]',
  async ({ canvasElement, args }) => {
    await fill(canvasElement, 'maria', 'Croupier1')
    await expectSending(canvasElement, {
      submit: /^log in/i,
      onSubmit: args.onSubmit,
      sent: [
        { type: 'username', username: 'maria', password: 'Croupier1', captcha: '' },
        { remember: false, shared: false },
      ],
    })
  },
)

export const Invalid = meta.story({
  play: async ({ canvasElement, args }) => {
    await expectFirstFault(canvasElement, { submit: /^log in/i, first: /user name/i, onSubmit: args.onSubmit })
  },
})

export const Disabled = meta.story(off)
