import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { typeInto } from '../testing/keyboard.ts'
import { NicknameForm, type NicknameFormProps } from './NicknameForm.tsx'

const meta = preview.meta({
  title: 'Forms/NicknameForm',
  component: NicknameForm,
  decorators: onPlate,
  args: { onSubmit: fn(async () => undefined), onCancel: fn() } satisfies NicknameFormProps,
})

const field = (element: HTMLElement) =>
  within(element).getByLabelText<HTMLInputElement>(/^nickname/i, { selector: 'input' })

export const Playground = meta.story()

Playground.test('takes 2 to 20 characters and shows that rule [S-332]', async ({ canvasElement, args }) => {
  await typeInto(field(canvasElement), 'M{Enter}')
  await waitFor(() => expect(field(canvasElement)).toHaveAccessibleDescription(/2 to 20/))
  await expect(args.onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('ari{Enter}')
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ nickname: 'Mari' }))
})

const onSubmit = fn<NicknameFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => <NicknameForm onCancel={fn()} {...{ onSubmit, ...props }} />,
  fillIn: (element) => typeInto(field(element), 'Mari'),
  submit: /^save|sending/i,
  first: /^nickname/i,
  onSubmit,
  refusedAt: { name: 'nickname', label: /^nickname/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
