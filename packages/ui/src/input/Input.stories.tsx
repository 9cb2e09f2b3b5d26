import { Search } from 'lucide-react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { Input } from './Input.tsx'

const meta = preview.meta({
  title: 'Inputs/Input',
  component: Input,
  decorators: withField('User name'),
  args: { autoComplete: 'username' },
})

export const Playground = meta.story()

Playground.test('Is named by its field and typed into', async ({ canvas }) => {
  const input = canvas.getByRole('textbox', { name: 'User name' })
  await userEvent.type(input, 'maria')
  await expect(input).toHaveValue('maria')
})

export const Placeholder = meta.story({ args: { placeholder: 'maria_1990' } })

export const Filled = meta.story({ args: { defaultValue: 'maria' } })

export const Marked = meta.story({
  name: 'With marks before and after',
  args: { start: <Search size={18} aria-hidden />, end: '%', defaultValue: '2.5' },
})

export const Focused = meta.story({ ...focused, args: { defaultValue: 'maria' } })

export const Failing = meta.story({ ...failing('6 to 12 letters or digits, please.'), args: { defaultValue: 'ma' } })

export const Disabled = meta.story({ ...disabled, args: { defaultValue: 'maria' } })

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'maria' },
})

ReadOnly.test('Read-only: can be reached and copied, not changed', async ({ canvas }) => {
  const input = canvas.getByRole('textbox')
  await userEvent.type(input, 'x')
  await expect(input).toHaveFocus()
  await expect(input).toHaveValue('maria')
})

export const LongText = meta.story({
  ...longWords,
  args: { defaultValue: 'Maria Angelica Concepcion de los Santos y Villanueva-Magsaysay' },
})
