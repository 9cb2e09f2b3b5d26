import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { off } from '../testing/formWalk.ts'
import { typeInto } from '../testing/keyboard.ts'
import { StepUpForm, type StepUpFormProps } from './StepUpForm.tsx'

const meta = preview.meta({
  title: 'Forms/StepUpForm',
  component: StepUpForm,
  decorators: onPlate,
  args: { methods: ['password'], onSubmit: fn(async () => undefined) } satisfies StepUpFormProps,
})

const input = (element: HTMLElement, label: RegExp) =>
  within(element).getByLabelText<HTMLInputElement>(label, { selector: 'input' })

export const Password = meta.story()

Password.test('asks for the login password, which managers fill in [G-54]', async ({ canvasElement, args }) => {
  const password = input(canvasElement, /^login password/i)
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await typeInto(password, 'Croupier1{Enter}')
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Croupier1', smsCode: '', code: '' }))
})

export const SecondStep = meta.story({ args: { methods: ['password', 'authenticator'] } })

SecondStep.test('asks for the second step as well, by app or recovery code [G-54]', async ({ canvasElement, args }) => {
  await typeInto(input(canvasElement, /^login password/i), 'Croupier1')
  const code = input(canvasElement, /^code from the authenticator/i)
  await expect(code).toHaveAccessibleDescription(/recovery code/)
  await typeInto(code, '123456{Enter}')
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Croupier1', smsCode: '', code: '123456' }),
  )
})

SecondStep.test(
  'takes the code as the app shows it, and a recovery code with its dash',
  async ({ canvasElement, args }) => {
    const code = input(canvasElement, /^code from the authenticator/i)
    await typeInto(input(canvasElement, /^login password/i), 'Croupier1')
    await typeInto(code, '246-810{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ code: '246810' })))
    await userEvent.clear(code)
    await typeInto(code, 'ab12-cd34{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'ab12-cd34' })))
  },
)

export const ByPhone = meta.story({
  args: { methods: ['sms'], sms: { secondsLeft: 0, send: fn(async () => undefined) } },
})

ByPhone.test('asks for a code on the phone where there is no password [G-54]', async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(input(canvasElement, /^sms code/i)).toHaveFocus())
  await userEvent.keyboard('246810{Enter}')
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ password: '', smsCode: '246810', code: '' }))
})

export const NoCode = meta.story({
  args: {
    methods: ['sms'],
    sms: {
      secondsLeft: 0,
      send: async () => ({ message: { key: 'errors.unexpected_answer' as const }, reference: 'REF-7K2' }),
    },
  },
})

NoCode.test(
  'says at the code field why none was sent, with the reference to quote [S-410]',
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(input(canvasElement, /^sms code/i)).toHaveAccessibleDescription(/customer service.+Reference: REF-7K2/),
    )
  },
)

const onSubmit = fn<StepUpFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => <StepUpForm {...{ onSubmit, ...props }} methods={['password', 'authenticator']} />,
  fillIn: async (element) => {
    await typeInto(input(element, /^login password/i), 'Croupier1')
    await typeInto(input(element, /^code from the authenticator/i), '123456')
  },
  submit: /^confirm|sending/i,
  first: /login password/i,
  onSubmit,
  refusedAt: { name: 'password', label: /^login password/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(off)
