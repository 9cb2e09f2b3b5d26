import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from '../field/Field.tsx'
import { focused } from '../field/testing/withField.tsx'
import { PasswordInput } from './PasswordInput.tsx'

const meta = preview.meta({
  title: 'Inputs/PasswordInput',
  parameters: { keys: [['Caps Lock', 'is announced while it is on']] },
  component: PasswordInput,
  args: { texts: { reveal: 'Show password', capsLock: 'Caps Lock is on' }, autoComplete: 'current-password' as const },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
})

export const Playground = meta.story()

Playground.test('Can be shown, pasted into and filled by a password manager [Q-04]', async ({ canvas }) => {
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
})

const press = (input: HTMLElement, modifierCapsLock: boolean) =>
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock }))

export const CapsLock = meta.story({
  name: 'Warns while Caps Lock is on',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.click(input)
    press(input, true)
    await waitFor(() => expect(input).toHaveAccessibleDescription('Caps Lock is on'))
    await expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent('Caps Lock is on')
    press(input, false)
    await waitFor(() => expect(input).not.toHaveAccessibleDescription())
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

export const Empty = meta.story()

export const Focused = meta.story({ ...focused, args: { defaultValue: 'secret' } })

export const Revealed = meta.story({
  args: { defaultValue: 'Croupier1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
})

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'secret' } })

export const HiddenAgain = meta.story({
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput {...args} aria-label="Password" defaultValue="Croupier1" />
      <button type="submit">Log in</button>
    </form>
  ),
})

HiddenAgain.test(
  'Is hidden again when the form is sent, so that no browser keeps it as plain text',
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    const input = canvas.getByLabelText('Password')
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'))
    await expect(input).toHaveValue('Croupier1')
  },
)

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Field
      label="Bagong password na gagamitin mo sa susunod na pagpasok sa site"
      description="Anim hanggang labindalawang titik o numero na hindi madaling mahulaan ng iba."
      error="AngPasswordNaItoAyNapakahabaAtWalangPuwangKayaKailangangHatiin"
    >
      <PasswordInput {...args} defaultValue="isang napakahabang password na lampas sa lapad ng telepono" />
    </Field>
  ),
})
