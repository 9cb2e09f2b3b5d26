import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { CopyField } from './CopyField.tsx'

const meta = preview.meta({
  title: 'Actions/CopyField',
  parameters: { keys: [['focus', 'selects the whole text, so it can be copied by hand']] },
  component: CopyField,
  args: {
    label: 'Account number',
    value: '001234567890',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('Is copied by its button, and selected as a whole by focus', async ({ canvas }) => {
  const written: string[] = []
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  try {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Account number' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 12])
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible())
    await expect(written).toEqual(['001234567890'])
  } finally {
    if (before) Object.defineProperty(navigator, 'clipboard', before)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
})

export const LongLinkDarkPhone = meta.story({
  globals: darkPhone,
  args: { label: 'Your invitation link', value: 'https://play.example/register?invite=a-very-long-code-0123456789' },
})
