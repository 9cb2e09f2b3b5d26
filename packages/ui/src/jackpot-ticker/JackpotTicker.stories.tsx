import preview from '../../../../.storybook/preview.tsx'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { reducedMotion } from '../testing/storyMotion.ts'
import { JackpotTicker } from './JackpotTicker.tsx'

const pools = [
  { value: 'grand', label: 'Grand', amount: '8,412,930.25 PHP', lastWon: 'Last won 12 days ago', href: '#grand' },
  { value: 'major', label: 'Major', amount: '412,930.10 PHP', lastWon: 'Last won yesterday', href: '#major' },
  { value: 'minor', label: 'Minor', amount: '12,930.00 PHP', lastWon: 'Last won 2 hours ago', href: '#minor' },
  { value: 'mini', label: 'Mini', amount: '930.50 PHP', lastWon: 'Last won 5 minutes ago' },
]

const meta = preview.meta({
  title: 'Gaming/JackpotTicker',
  component: JackpotTicker,
  args: { label: 'Jackpots', pools, texts: { pause: 'Pause' } },
})

const root = () => screen.getByRole('region', { name: 'Jackpots' })

export const Playground = meta.story()

export const Pausable = meta.story({ tags: ['!dev', '!autodocs'] })

Pausable.test('Scrolls, and stops when paused or when it has the keyboard focus [Q-05]', async () => {
  await waitFor(() => expect(root()).toHaveAttribute('data-running'))
  const pause = screen.getByRole('button', { name: 'Pause' })
  await userEvent.click(pause)
  await userEvent.unhover(pause)
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await expect(root()).not.toHaveAttribute('data-running')
  await userEvent.click(pause)
  pause.blur()
  await waitFor(() => expect(root()).toHaveAttribute('data-running'))
  screen.getByRole('link', { name: /Grand/ }).focus()
  await waitFor(() => expect(root()).not.toHaveAttribute('data-running'))
})

Pausable.test('The fade at the edge does not lie on the first entry', async () => {
  await waitFor(() => expect(root()).toHaveAttribute('data-running'))
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  const first = screen.getByRole('link', { name: /Grand/ })
  const strip = first.closest('ul')?.parentElement?.parentElement
  if (!strip) throw new Error('The strip is not there.')
  // Where the strip begins before it has moved.
  await expect(parseFloat(getComputedStyle(strip).paddingInlineStart)).toBeGreaterThanOrEqual(24)
  await expect(getComputedStyle(strip).maskImage).toContain('24px')
})

export const ReducedMotion = meta.story({
  beforeEach: reducedMotion,
})

ReducedMotion.test('Stands still under reduced motion [Q-05]', async () => {
  await expect(root()).not.toHaveAttribute('data-running')
  await expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

export const Two = meta.story({ args: { pools: pools.slice(0, 2) } })

export const ManyStill = meta.story({
  beforeEach: reducedMotion,
  args: {
    pools: Array.from({ length: 10 }, (_, index) => ({
      value: `${index}`,
      label: `Player ${index}`,
      amount: '12,930.00 PHP',
      href: `#${index}`,
    })),
  },
})

ManyStill.test('Many stay one line that scrolls sideways under reduced motion [Q-05]', async () => {
  const tops = screen.getAllByRole('link').map((link) => link.getBoundingClientRect().top)
  await expect(new Set(tops).size).toBe(1)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})
