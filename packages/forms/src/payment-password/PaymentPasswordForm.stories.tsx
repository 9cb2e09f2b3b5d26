import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { off, expectSending } from '../testing/formWalk.ts'
import { typeInto } from '../testing/keyboard.ts'
import { PaymentPasswordForm, type PaymentPasswordFormProps } from './PaymentPasswordForm.tsx'
import { NewPaymentPassword } from './examples/NewPaymentPassword.tsx'
import code from './examples/NewPaymentPassword.tsx?raw'

const meta = preview.meta({
  title: 'Forms/PaymentPasswordForm',
  component: PaymentPasswordForm,
  decorators: onPlate,
  args: { mode: 'set', onSubmit: fn(async () => undefined) } as PaymentPasswordFormProps,
})

const input = (element: HTMLElement, label: RegExp) =>
  within(element).getByLabelText<HTMLInputElement>(label, { selector: 'input' })

export const Setting = meta.story()

Setting.test('sets six digits, repeated, kept out of password managers [S-334]', async ({ canvasElement, args }) => {
  const next = input(canvasElement, /^new payment/i)
  const again = input(canvasElement, /^confirm payment/i)
  await expect(next).toHaveAttribute('autocomplete', 'off')
  await expect(next).toHaveAttribute('inputmode', 'numeric')
  await expect(next).toHaveAccessibleDescription(/6 digits/)
  await typeInto(next, '12345')
  await typeInto(again, '654321{Enter}')
  await waitFor(() => expect(next).toHaveFocus())
  await expect(next).toBeInvalid()
  await expect(again).toHaveAccessibleDescription(/do not match/)
  await userEvent.clear(next)
  await userEvent.keyboard('৬৫৪৩২১{Enter}')
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({
      newPassword: '654321',
      confirmNewPassword: '654321',
    }),
  )
})

export const Replacing = meta.story(example(NewPaymentPassword, code))

Replacing.test(
  'is refused at the current password, and accepted with the right one',
  async ({ canvas, canvasElement }) => {
    const current = input(canvasElement, /^current payment/i)
    await typeInto(current, '111111')
    await typeInto(input(canvasElement, /^new payment/i), '654321')
    await typeInto(input(canvasElement, /^confirm payment/i), '654321{Enter}')
    await waitFor(() => expect(current).toHaveAccessibleDescription(/not correct/))
    await userEvent.clear(current)
    await userEvent.type(current, '123456{Enter}')
    await expect(await canvas.findByText('Your payment password is changed.')).toBeVisible()
  },
)

export const Changing = meta.story({
  args: {
    mode: 'change',
    onForgotten: fn(),
    onSubmit: fn(async () => ({ fields: { oldPassword: { text: 'The payment password is not correct.' } } })),
  } as PaymentPasswordFormProps,
})

Changing.test(
  'asks for the current one, shows a rejection at it, and lets those who forgot it set a new one [S-334]',
  async ({ canvasElement, args }) => {
    const current = input(canvasElement, /^current payment/i)
    await typeInto(current, '111111')
    await typeInto(input(canvasElement, /^new payment/i), '654321')
    await typeInto(input(canvasElement, /^confirm payment/i), '654321{Enter}')
    await waitFor(() => expect(current).toHaveAccessibleDescription(/not correct/))
    await expect(current).toHaveFocus()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      oldPassword: '111111',
      newPassword: '654321',
      confirmNewPassword: '654321',
    })
    await userEvent.click(within(canvasElement).getByRole('button', { name: /set a new one/i }))
    await expect(args.onForgotten).toHaveBeenCalledOnce()
  },
)

Setting.test(
  'says that it is sending, sends once, and loses nothing when refused [Q-11]',
  async ({ canvasElement, args }) => {
    await typeInto(input(canvasElement, /^new payment/i), '654321')
    await typeInto(input(canvasElement, /^confirm payment/i), '654321')
    await expectSending(canvasElement, {
      submit: /^set payment password/i,
      onSubmit: args.onSubmit,
      sent: [{ newPassword: '654321', confirmNewPassword: '654321' }],
    })
  },
)

const onSubmit = fn<PaymentPasswordFormProps['onSubmit']>(async () => undefined)

const setting = formStates({
  form: (props = {}) => <PaymentPasswordForm {...{ onSubmit, ...props }} mode="set" />,
  fillIn: async (element) => {
    await typeInto(input(element, /^new payment/i), '654321')
    await typeInto(input(element, /^confirm payment/i), '654321')
  },
  submit: /^set payment password|sending/i,
  first: /new payment password/i,
  onSubmit,
  refusedAt: { name: 'newPassword', label: /^new payment password/i },
})

export const Filled = meta.story(setting.filled)

export const Invalid = meta.story(setting.invalid)

export const Submitting = meta.story(setting.submitting)

export const ServerError = meta.story(setting.serverError)

export const Disabled = meta.story(off)

const changing = formStates({
  form: (props = {}) => <PaymentPasswordForm onForgotten={fn()} {...{ onSubmit, ...props }} mode="change" />,
  fillIn: async (element) => {
    await typeInto(input(element, /^current payment/i), '111111')
    await typeInto(input(element, /^new payment/i), '654321')
    await typeInto(input(element, /^confirm payment/i), '654321')
  },
  submit: /^change payment password|sending/i,
  first: /current payment password/i,
  onSubmit,
})

export const ChangingFilled = meta.story(changing.filled)

export const ChangingInvalid = meta.story(changing.invalid)

export const ChangingSubmitting = meta.story(changing.submitting)

export const ChangingRefused = meta.story(changing.serverError)

export const ChangingDisabled = meta.story(changing.disabled)
