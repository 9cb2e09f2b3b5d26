import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { formStates } from '../testing/formStates.tsx'
import { off, expectSending } from '../testing/formWalk.ts'
import { typeInto } from '../testing/keyboard.ts'
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx'

const meta = preview.meta({
  title: 'Forms/ChangePasswordForm',
  component: ChangePasswordForm,
  decorators: onPlate,
  args: {
    onSubmit: fn<ChangePasswordFormProps['onSubmit']>(async () => undefined),
  } satisfies ChangePasswordFormProps,
})

const fieldsOf = (element: HTMLElement) => {
  const input = (label: RegExp) => within(element).getByLabelText(label, { selector: 'input' })
  return { current: () => input(/^current password/i), next: () => input(/^new/i), again: () => input(/^confirm/i) }
}

export const Empty = meta.story()

Empty.test(
  'asks for the old one, checks the new one by its rule and its repetition, and sends all three [S-187] [S-188]',
  async ({ canvasElement, args }) => {
    const { current, next, again } = fieldsOf(canvasElement)
    await expect(next()).toHaveAccessibleDescription(/6-20/)
    await expect(current()).toHaveAttribute('autocomplete', 'current-password')
    await expect(next()).toHaveAttribute('autocomplete', 'new-password')

    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(current()).toHaveFocus())
    for (const field of [current(), next(), again()]) await expect(field).toHaveAccessibleDescription(/please fill in/i)

    await userEvent.keyboard('Croupier1')
    await typeInto(next(), 'abc')
    await typeInto(again(), 'Croupier3{Enter}')
    await waitFor(() => expect(next()).toHaveAccessibleDescription(/6-20 characters/))
    await expect(again()).toHaveAccessibleDescription(/do not match/)
    await expect(next()).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.clear(next())
    await userEvent.keyboard('Croupier3{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        oldPassword: 'Croupier1',
        newPassword: 'Croupier3',
        confirmNewPassword: 'Croupier3',
      }),
    )
  },
)

Empty.test('says how strong the new password is', async ({ canvasElement }) => {
  const { next } = fieldsOf(canvasElement)
  const canvas = within(canvasElement)
  await userEvent.type(next(), 'abc')
  await expect(await canvas.findByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuenow', '1')
  await expect(canvas.getByText('Too weak')).toBeVisible()
  await userEvent.type(next(), 'defgH123456')
  await expect(canvas.getByText('Strong')).toBeVisible()
  await userEvent.clear(next())
  await expect(canvas.queryByRole('meter')).toBeNull()
})

export const Remembered = meta.story({
  args: {
    oldPassword: 'Croupier1',
    reason: 'weak',
    onSubmit: fn<ChangePasswordFormProps['onSubmit']>(async () => ({
      fields: { oldPassword: { text: 'The current password is not correct.' } },
    })),
  },
  play: async ({ canvasElement, args }) => {
    const { next, again } = fieldsOf(canvasElement)
    await expect(within(canvasElement).queryByLabelText(/^current password/i)).toBeNull()
    await userEvent.click(next())
    await userEvent.keyboard('Croupier3')
    await typeInto(again(), 'Croupier3{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        oldPassword: 'Croupier1',
        newPassword: 'Croupier3',
        confirmNewPassword: 'Croupier3',
      }),
    )
    await within(canvasElement).findByLabelText(/^current password/i, { selector: 'input' })
  },
})

Remembered.test(
  'shows the old password only when the remembered one is missing or refused, and loses nothing [S-187]',
  async ({ canvasElement }) => {
    const { current, next, again } = fieldsOf(canvasElement)
    await waitFor(() => expect(current()).toHaveFocus())
    await expect(current()).toHaveValue('')
    await expect(current()).toHaveAccessibleDescription('The current password is not correct.')
    await expect(next()).toHaveValue('Croupier3')
    await expect(again()).toHaveValue('Croupier3')
  },
)

export const Forced = meta.story({
  args: { reason: 'first-login', oldPassword: '123456', onSignOut: fn() },
})

Forced.test(
  'says why it must be, and offers signing out as the only other way [S-190]',
  async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/please choose a new password/i)).toBeVisible()
    const ways = canvas.getAllByRole('button').filter((button) => !button.hasAttribute('aria-pressed'))
    await expect(ways.map((way) => way.textContent)).toEqual(['Change password', 'Log out'])
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

const onSubmit = fn<ChangePasswordFormProps['onSubmit']>(async () => undefined)

const states = formStates({
  form: (props = {}) => <ChangePasswordForm {...{ onSubmit, ...props }} />,
  fillIn: async (element) => {
    const { current, next, again } = fieldsOf(element)
    await typeInto(current(), 'Croupier1')
    await typeInto(next(), 'Croupier3')
    await typeInto(again(), 'Croupier3')
  },
  submit: /^change password|sending/i,
  first: /current password/i,
  onSubmit,
  refusedAt: { name: 'oldPassword', label: /^current password/i },
})

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const ServerError = meta.story(states.serverError)

export const Expired = meta.story({ args: { reason: 'expired' }, globals: { theme: 'dark' } })

export const Submitting = meta.story({
  args: { oldPassword: 'Croupier1', onSubmit: fn<ChangePasswordFormProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ canvasElement, args }) => {
    const { next, again } = fieldsOf(canvasElement)
    await userEvent.type(next(), 'Croupier3')
    await userEvent.type(again(), 'Croupier3{Enter}{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
})

Empty.test(
  'says that it is sending, sends once, and loses nothing when refused [Q-11]',
  async ({ canvasElement, args }) => {
    const { current, next, again } = fieldsOf(canvasElement)
    await typeInto(current(), 'Croupier1')
    await typeInto(next(), 'Croupier3')
    await typeInto(again(), 'Croupier3')
    await expectSending(canvasElement, {
      submit: /^change password/i,
      onSubmit: args.onSubmit,
      sent: [{ oldPassword: 'Croupier1', newPassword: 'Croupier3', confirmNewPassword: 'Croupier3' }],
    })
  },
)

export const Disabled = meta.story(off)

export const Bengali = meta.story({ args: { reason: 'expired', onSignOut: fn() }, globals: { language: 'BN' } })
