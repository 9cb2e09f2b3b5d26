import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { closedExample } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Checkbox } from '../checkbox/Checkbox.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import { VendorFilter } from './examples/VendorFilter.tsx'
import code from './examples/VendorFilter.tsx?raw'

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

const opened = async (name: string) => {
  const sheet = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(sheet.getAnimations()).toHaveLength(0))
  await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0))
  await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(40)
}

const appears = () => opened('Filter games')

export const Playground = meta.story({
  name: 'Opens at the lower edge, below a strip of the page',
  play: appears,
})

export const Phone = meta.story({
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  play: appears,
})

export const Vendors = meta.story(closedExample(VendorFilter, code))

Vendors.test('Escape, the background and its button close it', async ({ canvas }) => {
  const opener = canvas.getByRole('button', { name: 'All vendors' })
  const close = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(5, 5) ?? document.body }),
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  ]
  for (const way of close) {
    await userEvent.click(opener)
    await opened('Vendors')
    await way()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

Vendors.test('Keeps what was chosen', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All vendors' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Jade' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lotus' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show games' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Lotus, Jade' })).toHaveFocus())
})

export const Short = meta.story({
  args: { footer: undefined, children: <p>Nothing is filtered.</p> },
  globals: { viewport: { value: 'phone' } },
  play: appears,
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Salain ang mga laro ayon sa tagapagbigay, pinakamababang taya at napakahabangsalitangwalangpatlang',
    footer: <Button size="lg">Ipakita ang isandaan at dalawampu’t walong laro</Button>,
  },
})
