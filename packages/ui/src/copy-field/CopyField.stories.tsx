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

export const KeyInGroups = meta.story({
  args: { label: 'Or type this key into the app', value: 'JBSWY3DPEHPK3PXPNB2W45DFOIQHI2DF', grouped: true },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
})

KeyInGroups.test(
  'A key to type is shown whole in groups, and selected and copied without gaps',
  async ({ canvas, args }) => {
    const key = canvas.getByRole('textbox', { name: 'Or type this key into the app' })
    await expect([...key.children].map(({ textContent }) => textContent)).toEqual(
      'JBSW Y3DP EHPK 3PXP NB2W 45DF OIQH I2DF'.split(' '),
    )
    await expect(key.scrollWidth).toBeLessThanOrEqual(key.clientWidth)
    const { right, bottom } = key.getBoundingClientRect()
    for (const group of key.children) {
      await expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(right)
      await expect(group.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    }
    await userEvent.tab()
    await expect(key).toHaveFocus()
    await expect(window.getSelection()?.toString()).toBe(args.value)
  },
)
