import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { typeInto } from '../testing/keyboard.ts'
import { BindMobileForm, type BindMobileFormProps } from './BindMobileForm.tsx'

const meta = preview.meta({
  title: 'Forms/BindMobileForm',
  component: BindMobileForm,
  decorators: onPlate,
  args: {
    mobileRule: mobileRules.PH,
    sms: { secondsLeft: 0, send: fn(async () => undefined) },
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
  } satisfies BindMobileFormProps,
})

const input = (element: HTMLElement, label: RegExp) =>
  within(element).getByLabelText<HTMLInputElement>(label, { selector: 'input' })

export const Playground = meta.story()

Playground.test('sends a code to a valid number, and binds it [S-332]', async ({ canvasElement, args }) => {
  const number = input(canvasElement, /^new mobile number/i)
  await typeInto(number, '12')
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^send (code|again)/i }))
  await waitFor(() => expect(number).toHaveFocus())
  await expect(args.sms.send).not.toHaveBeenCalled()
  await userEvent.clear(number)
  await typeInto(number, '0917 123 4567')
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^send (code|again)/i }))
  await waitFor(() => expect(input(canvasElement, /^sms code/i)).toHaveFocus())
  await userEvent.keyboard('246810{Enter}')
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({
      mobileNum: '09171234567',
      verificationCode: '246810',
      countryDialingCode: '63',
    }),
  )
})

const onSubmit = fn<BindMobileFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => (
    <BindMobileForm
      mobileRule={mobileRules.PH}
      sms={{ secondsLeft: 0, send: async () => undefined }}
      onCancel={fn()}
      {...{ onSubmit, ...props }}
    />
  ),
  fillIn: async (element) => {
    await typeInto(input(element, /^new mobile number/i), '09171234567')
    await typeInto(input(element, /^sms code/i), '246810')
  },
  submit: /^confirm this number|sending/i,
  first: /new mobile number/i,
  onSubmit,
  refusedAt: { name: 'verificationCode', label: /^sms code/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
