import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { expectSending } from '../testing/formWalk.ts'
import { tabTo, typeInto } from '../testing/keyboard.ts'
import { ForgotByEmailForm, type ForgotByEmailFormProps } from './ForgotByEmailForm.tsx'

const meta = preview.meta({
  title: 'Forms/ForgotByEmailForm',
  component: ForgotByEmailForm,
  decorators: onPlate,
  args: {
    onSubmit: fn<ForgotByEmailFormProps['onSubmit']>(async () => undefined),
    onLogin: fn(),
    onHelp: fn(),
  } satisfies ForgotByEmailFormProps,
})

const input = (element: HTMLElement, label: RegExp) => within(element).getByLabelText(label, { selector: 'input' })

export const Empty = meta.story()

Empty.test(
  'needs a user name and a valid e-mail address, by keyboard alone [S-191]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByLabelText(/^user name/i, { selector: 'input' })
    const email = canvas.getByLabelText(/^email/i, { selector: 'input' })
    await tabTo(canvas.getByRole('button', { name: 'Send email' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/enter your user name/)
    await expect(email).toHaveAccessibleDescription(/enter your email/)
    await userEvent.keyboard('maria')
    await typeInto(email, 'maria@mail{Enter}')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/enter a valid email/))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('.example{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: 'maria', email: 'maria@mail.example' }))
    await userEvent.click(canvas.getByRole('button', { name: /back to login/i }))
    await userEvent.click(canvas.getByRole('button', { name: /customer service/i }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onHelp).toHaveBeenCalledOnce()
  },
)

Empty.test(
  'says that it is sending, sends once, and loses nothing when refused [Q-11]',
  async ({ canvasElement, args }) => {
    await typeInto(within(canvasElement).getByLabelText(/^user name/i, { selector: 'input' }), 'maria')
    await typeInto(within(canvasElement).getByLabelText(/^email/i, { selector: 'input' }), 'maria@mail.example')
    await expectSending(canvasElement, {
      submit: /^send email/i,
      onSubmit: args.onSubmit,
      sent: [{ username: 'maria', email: 'maria@mail.example' }],
    })
  },
)

export const UnknownAddress = meta.story({
  args: {
    onSubmit: fn<ForgotByEmailFormProps['onSubmit']>(async () => ({ message: { key: 'in_username_exist' } })),
    userName: 'nobody',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = canvas.getByLabelText(/^email/i, { selector: 'input' })
    await userEvent.type(email, 'nobody@mail.example{Enter}')
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(alert).toHaveTextContent('This user name or email does not exist.')
    await expect(email).toHaveValue('nobody@mail.example')
  },
})

const onSubmit = fn<ForgotByEmailFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => <ForgotByEmailForm onLogin={fn()} onHelp={fn()} {...{ onSubmit, ...props }} />,
  fillIn: async (element) => {
    await typeInto(input(element, /^user name/i), 'maria')
    await typeInto(input(element, /^email/i), 'maria@mail.example')
  },
  submit: /^send email|sending/i,
  first: /user name/i,
  onSubmit,
  refusedAt: { name: 'email', label: /^email/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
