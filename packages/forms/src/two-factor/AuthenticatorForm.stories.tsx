import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { typeInto } from '../testing/keyboard.ts'
import { AuthenticatorForm, type AuthenticatorFormProps } from './AuthenticatorForm.tsx'

const meta = preview.meta({
  title: 'Forms/AuthenticatorForm',
  component: AuthenticatorForm,
  decorators: onPlate,
  args: { onSubmit: fn(async () => undefined), onCancel: fn() } satisfies AuthenticatorFormProps,
})

const field = (element: HTMLElement) =>
  within(element).getByLabelText<HTMLInputElement>(/^code from the authenticator/i, { selector: 'input' })

export const Playground = meta.story()

Playground.test('takes six digits, pasted with a gap too [G-54]', async ({ canvasElement, args }) => {
  await userEvent.click(field(canvasElement))
  await userEvent.paste('123 456')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: '123456' }))
})

const onSubmit = fn<AuthenticatorFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => <AuthenticatorForm onCancel={fn()} {...{ onSubmit, ...props }} />,
  fillIn: (element) => typeInto(field(element), '123456'),
  submit: /^turn on|sending/i,
  first: /^code from the authenticator/i,
  onSubmit,
  refusedAt: { name: 'code', label: /^code from the authenticator/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
