import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { Button } from '../button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = preview.meta({
  title: 'Overlays/Tooltip',
  parameters: {
    keys: [
      ['focus', 'shows it'],
      ['Escape', 'hides it'],
    ],
  },
  component: Tooltip,
  args: { text: 'Credited within a minute', children: <Button>Deposit</Button> },
  decorators: [(Story) => <div style={{ padding: '5rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('Shows on keyboard focus and goes on Escape', async () => {
  await userEvent.tab()
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Credited within a minute')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await expect(screen.getByRole('button', { name: 'Deposit' })).toHaveFocus()
})

const held = async () => {
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveStyle({ opacity: '1' }))
}

export const Open = meta.story({ parameters: pictured, args: { defaultOpen: true }, play: held })

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { defaultOpen: true }, play: held })

export const LongText = meta.story({
  args: {
    defaultOpen: true,
    text: 'Ang halagang ito ay kasama na ang mga bonus na hindi pa natatapos ang turnover. '.repeat(2),
  },
  play: held,
})

export const RightToLeft = meta.story({
  globals: { language: 'XB' },
  args: { defaultOpen: true, side: 'inline-end', text: 'يُضاف خلال دقيقة' },
  play: held,
})

export const Hovered = meta.story()

Hovered.test('Shows under a pointer that rests, stays while it is read, and describes what it belongs to', async () => {
  const button = screen.getByRole('button', { name: 'Deposit' })
  await userEvent.hover(button)
  const hint = await screen.findByRole('tooltip')
  await held()
  await expect(button).toHaveAccessibleName('Deposit')
  await expect(button).toHaveAccessibleDescription('Credited within a minute')
  await userEvent.hover(hint)
  await expect(hint).toBeVisible()
  await userEvent.unhover(hint)
  await userEvent.hover(document.body)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

export const Phone = meta.story({
  globals: { theme: 'dark', language: 'XB', viewport: { value: 'phone' } },
  args: { defaultOpen: true },
  play: held,
})
