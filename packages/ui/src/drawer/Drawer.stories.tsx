import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { Button } from '../button/Button.tsx'
import { SideMenu } from '../side-menu/SideMenu.tsx'
import { Drawer, type DrawerProps } from './Drawer.tsx'

const lanes = ['Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Esports', 'Lottery', 'Promotions']

const Stage = ({ onClose, ...props }: Omit<DrawerProps, 'open'>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer
        {...props}
        open={open}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      >
        <SideMenu label="Games" items={lanes.map((lane) => ({ value: lane, label: lane }))} />
      </Drawer>
    </>
  )
}

const meta = preview.meta({
  title: 'Overlays/Drawer',
  parameters: {
    keys: [
      ['Escape', 'closes it if it is the topmost and may be dismissed, and returns the focus'],
      ['Tab, Shift+Tab', 'move within it; the page behind cannot be reached'],
    ],
  },
  component: Stage,
  subcomponents: { Drawer },
  args: { title: 'Menu', texts: { close: 'Close menu' }, onClose: fn() },
})

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const panel = await screen.findByRole('dialog', { name: 'Menu' })
  await waitFor(() => expect(panel.getAnimations()).toHaveLength(0))
  return panel
}

/** The right edge of the screen, without the space reserved for a scrollbar. */
const edge = (panel: HTMLElement) => panel.parentElement?.getBoundingClientRect().right ?? 0

export const Playground = meta.story({ play: async () => void (await openIt()) })

export const Closes = meta.story({ tags: ['!dev', '!autodocs'] })

Closes.test('Comes from the start side; Escape and the button close it; focus returns [S-086]', async ({ args }) => {
  const panel = await openIt()
  await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0))
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus())
  await openIt()
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  await expect(args.onClose).toHaveBeenCalledTimes(2)
})

export const FromTheEnd = meta.story({
  args: { side: 'end' },
  play: async () => {
    const panel = await openIt()
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBeCloseTo(edge(panel), 0))
  },
})

export const RightToLeft = meta.story({
  globals: { language: 'XB' },
  play: async () => {
    const panel = await openIt()
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBeCloseTo(edge(panel), 0))
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const panel = await openIt()
    await expect(panel.offsetWidth).toBeLessThanOrEqual(window.innerWidth - 48)
  },
})

export const WithAFooter = meta.story({
  parameters: pictured,
  name: 'With a footer that stays visible while the content scrolls',
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  args: {
    title: 'Mga laro, promosyon at lahat ng iba pa na nasa menu na ito',
    texts: { close: 'Close menu' },
    footer: <Button size="lg">Deposit</Button>,
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0))
    const { bottom } = screen.getByRole('button', { name: 'Deposit' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(bottom).toBeGreaterThan(window.innerHeight - 40)
  },
})
