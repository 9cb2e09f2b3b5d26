import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

const meta = preview.meta({
  title: 'Kit/PasswordInput',
  component: PasswordInput,
  args: { revealText: 'Show password', capsLockText: 'Caps Lock is on', autoComplete: 'current-password' as const },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
})

export const Playground = meta.story({
  name: 'Can be shown, pasted into and filled by a password manager [Q-04]',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.click(input)
    await userEvent.paste('Croupier1')
    await expect(input).toHaveValue('Croupier1')
    const reveal = canvas.getByRole('button', { name: 'Show password', pressed: false })
    await userEvent.click(reveal)
    await expect(reveal).toHaveAttribute('aria-pressed', 'true')
    await expect(input).toHaveAttribute('type', 'text')
  },
})

const press = (input: HTMLElement, modifierCapsLock: boolean) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock }))

export const CapsLock = meta.story({
  name: 'Warns while Caps Lock is on',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(input)
    press(input, true)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on'))
    await expect(input).toHaveAccessibleDescription('Caps Lock is on')
    press(input, false)
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
  },
})

export const Failing = meta.story({
  name: 'Error',
  render: (args) => (
    <Field label="Password" error="6 to 12 characters, please.">
      <PasswordInput {...args} defaultValue="abc" />
    </Field>
  ),
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'secret' } })

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { defaultValue: 'secret' } })

export const RightToLeft = meta.story({ globals: { language: 'XB' }, args: { defaultValue: 'secret' } })
