import { expect, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  title: 'Actions/CopyButton',
  subcomponents: { CopyButton },
  component: CopyButton,
  args: { text: 'AGENT-7Q2X' },
})

export const Playground = meta.story({})

/** Simulates a browser that refuses access to the clipboard. */
const refusing = () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  const clipboard = { writeText: () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError')) }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

export const Refused = meta.story({
  beforeEach: refusing,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: /by hand/ })).toHaveAttribute('data-copy', 'failed')
  },
})
