import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { BottomSheet } from './BottomSheet.tsx'

const vendors = ['Golden Reef', 'Lotus', 'Tide', 'Bamboo', 'Harbour', 'Monsoon', 'Jade', 'Kite', 'Mango', 'Pearl']

const meta = preview.meta({
  title: 'Overlays/BottomSheet',
  parameters: {
    keys: [
      ['Escape', 'closes it if it is the topmost and may be dismissed, and returns the focus'],
      ['Tab, Shift+Tab', 'move within it; the page behind cannot be reached'],
    ],
  },
  component: BottomSheet,
  args: {
    open: true,
    onClose: fn(),
    title: 'Filter games',
    texts: { close: 'Close' },
    footer: <Button size="lg">Show 128 games</Button>,
    children: (
      <div style={{ display: 'grid', gap: '0.75rem' }}>
        {vendors.map((name, index) => (
          <Checkbox key={name} defaultChecked={index < 3}>
            {name}
          </Checkbox>
        ))}
      </div>
    ),
  },
})

const opened = async () => {
  const sheet = await screen.findByRole('dialog', { name: 'Filter games' })
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0))
  await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0))
  await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(40)
}

export const Playground = meta.story({
  parameters: pictured,
  name: 'Opens at the lower edge, below a strip of the page',
  play: opened,
})

export const Phone = meta.story({
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  play: opened,
})

export const Left = meta.story({ tags: ['!dev', '!autodocs'] })

Left.test('Escape, the background and its button close it', async ({ args }) => {
  await opened()
  await userEvent.keyboard('{Escape}')
  await expect(args.onClose).toHaveBeenCalledTimes(1)
  await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(5, 5) ?? document.body })
  await expect(args.onClose).toHaveBeenCalledTimes(2)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect(args.onClose).toHaveBeenCalledTimes(3)
})

export const Short = meta.story({
  args: { footer: undefined, children: <p>Nothing is filtered.</p> },
  globals: { viewport: { value: 'phone' } },
  play: opened,
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Salain ang mga laro ayon sa tagapagbigay, pinakamababang taya at napakahabangsalitangwalangpatlang',
    footer: <Button size="lg">Ipakita ang isandaan at dalawampu’t walong laro</Button>,
  },
})
