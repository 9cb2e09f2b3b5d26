import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { SideMenu } from '../side-menu/SideMenu.tsx'
import { Drawer } from './Drawer.tsx'
import { PhoneMenu } from './examples/PhoneMenu.tsx'
import code from './examples/PhoneMenu.tsx?raw'

const lanes = ['Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Esports', 'Lottery', 'Promotions']

const meta = preview.meta({
  title: 'Overlays/Drawer',
  parameters: {
    keys: [
      ['Escape', 'closes it if it is the topmost and may be dismissed, and returns the focus'],
      ['Tab, Shift+Tab', 'move within it; the page behind cannot be reached'],
    ],
  },
  component: Drawer,
  args: {
    open: true,
    title: 'Menu',
    texts: { close: 'Close menu' },
    onClose: fn(),
    children: <SideMenu label="Games" items={lanes.map((lane) => ({ value: lane, label: lane }))} />,
  },
})

const opened = async () => {
  const panel = await screen.findByRole('dialog')
  await waitFor(() => expect(panel.getAnimations()).toHaveLength(0))
  return panel
}

/** The right edge of the screen, without the space reserved for a scrollbar. */
const edge = (panel: HTMLElement) => panel.parentElement?.getBoundingClientRect().right ?? 0

export const Playground = meta.story({ play: async () => void (await opened()) })

export const OnAPhone = meta.story(example(PhoneMenu, code))

OnAPhone.test(
  'Comes from the start side; Escape and the button close it; focus returns [S-086]',
  async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(button)
    const panel = await opened()
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0))
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

OnAPhone.test('Closes when an entry is chosen, and shows where the person is', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Fishing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
  await expect(await screen.findByRole('button', { current: 'page' })).toHaveTextContent('Fishing')
})

export const FromTheEnd = meta.story({
  args: { side: 'end' },
  play: async () => {
    const panel = await opened()
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBeCloseTo(edge(panel), 0))
  },
})

export const RightToLeft = meta.story({
  globals: { language: 'XB' },
  play: async () => {
    const panel = await opened()
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBeCloseTo(edge(panel), 0))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await opened()
    await expect(panel.offsetWidth).toBeLessThanOrEqual(window.innerWidth - 48)
  },
})

export const WithAFooter = meta.story({
  name: 'With a footer that stays visible while the content scrolls',
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  args: {
    title: 'Mga laro, promosyon at lahat ng iba pa na nasa menu na ito',
    texts: { close: 'Close menu' },
    footer: <Button size="lg">Deposit</Button>,
  },
  play: async () => {
    await opened()
    const { bottom } = screen.getByRole('button', { name: 'Deposit' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40)
  },
})
