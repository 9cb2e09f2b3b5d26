import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { heldTimers } from '../testing/heldTimers.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  title: 'Actions/CopyButton',
  subcomponents: { CopyButton },
  component: CopyButton,
  args: { text: 'AGENT-7Q2X' },
})

export const Playground = meta.story({})

/** Replaces the browser's clipboard. */
const clipboard = (writeText: () => Promise<void>) => () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  const clipboard = { writeText }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

export const Refused = meta.story({
  beforeEach: clipboard(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: /by hand/ })).toHaveAttribute('data-copy', 'failed')
  },
})

const shownFor = heldTimers(2000)

export const PressedAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: [clipboard(async () => undefined), shownFor.hold],
})

PressedAgain.test('Says for the whole time from the last press that it has copied', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(shownFor.left()).toEqual([2000]))
  shownFor.pass(1500)
  await userEvent.click(canvas.getByRole('button', { name: 'Copied' }))
  await waitFor(() => expect(shownFor.left()).toEqual([2000]))
  shownFor.pass(1500)
  await expect(canvas.getByRole('button')).toHaveTextContent('Copied')
  shownFor.pass(500)
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible())
})

const spokenFor = heldTimers(7000)

export const Announced = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: [clipboard(async () => undefined), spokenFor.hold],
})

Announced.test('Is announced at each press, and no announcement stays', async ({ canvas }) => {
  const said = () => [...document.querySelectorAll('[role="log"] > *')].map(({ textContent }) => textContent)
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(said()).toEqual(['Copied']))
  spokenFor.pass(4000)
  await userEvent.click(canvas.getByRole('button', { name: 'Copied' }))
  await waitFor(() => expect(said()).toEqual(['Copied', 'Copied']))
  spokenFor.pass(3000)
  await expect(said()).toEqual(['Copied'])
  spokenFor.pass(4000)
  await expect(said()).toEqual([])
})
