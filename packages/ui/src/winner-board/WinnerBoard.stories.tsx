import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { reducedMotion, setTabHidden } from '../testing/storyMotion.ts'
import { WinnerBoard, type Win } from './WinnerBoard.tsx'

const games = ['Lucky Koi', 'Pharaoh’s Ledger', 'Mango Rush', 'Manila Nights']

const wins = (count: number): Win[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    player: `ma***${index + 1}`,
    game: games[index % games.length] ?? '',
    prize: `₱${(1250.5 * (index + 1)).toLocaleString('en', { minimumFractionDigits: 2 })}`,
    time: `14:${String(59 - index).padStart(2, '0')}`,
  }))

const meta = preview.meta({
  title: 'Gaming/WinnerBoard',
  component: WinnerBoard,
  args: {
    title: 'Latest wins',
    wins: wins(25),
    heads: ['Player', 'Game', 'Prize', 'Time'] as const,
    texts: { pause: 'Pause' },
    empty: 'No wins yet today.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '34rem' }}>{Story()}</div>],
})

const shift = () => {
  const track = screen.getAllByRole('rowgroup').at(-1)?.firstElementChild
  return track ? new DOMMatrix(getComputedStyle(track).transform).m42 : 0
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

const running = () => waitFor(() => expect(screen.getByRole('table').closest('[data-running]')).not.toBeNull())

export const Playground = meta.story()

Playground.test('Shows at most 20 wins and drifts by 0.5 px per frame [S-299] [S-300]', async () => {
  await expect(screen.getAllByRole('row')).toHaveLength(21)
  await running()
  await frames(5)
  const [from, since] = [shift(), performance.now()]
  await frames(30)
  const pace = ((from - shift()) / (performance.now() - since)) * (1000 / 60)
  await expect(pace).toBeGreaterThan(0.3)
  await expect(pace).toBeLessThan(0.7)
})

const stands = async () => {
  await waitFor(() => expect(screen.getByRole('table').closest('[data-running]')).toBeNull())
  await frames(2)
  const at = shift()
  await frames(6)
  await expect(shift()).toBe(at)
}

export const Stops = meta.story({ tags: ['!dev', '!autodocs'] })

Stops.test('Stands still under pointer, focus and by its button [S-300] [Q-05]', async () => {
  await running()
  const row = screen.getAllByRole('row')[2]
  if (!row) throw new Error('no rows')
  await userEvent.hover(row)
  await stands()
  await userEvent.unhover(row)
  await running()
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await userEvent.unhover(screen.getByRole('button', { name: 'Pause' }))
  await stands()
  await expect(screen.getByRole('button', { name: 'Pause', pressed: true })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  await userEvent.unhover(screen.getByRole('button', { name: 'Pause' }))
  await running()
  await userEvent.tab()
  await stands()
})

export const HiddenTab = meta.story({ tags: ['!dev', '!autodocs'] })

HiddenTab.test('Stands still in a hidden tab [S-300]', async () => {
  await running()
  await frames(3)
  setTabHidden(true)
  const at = shift()
  await frames(6)
  await expect(shift()).toBe(at)
  setTabHidden(false)
  await waitFor(() => expect(shift()).not.toBe(at))
})

export const ReducedMotion = meta.story({
  beforeEach: reducedMotion,
})

ReducedMotion.test('Stops under reduced motion and can be scrolled by hand [S-300] [Q-05]', async () => {
  await frames(6)
  await expect(shift()).toBe(0)
  await expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  const rows = screen.getAllByRole('rowgroup').at(-1)
  await expect(rows && getComputedStyle(rows).overflowY).toBe('auto')
})

export const TwoStand = meta.story({
  args: { wins: wins(2) },
})

TwoStand.test('Two wins do not move [S-300]', async () => {
  await frames(5)
  await expect(shift()).toBe(0)
  await expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
})

export const Three = meta.story({ name: 'Three wins move [S-300]', args: { wins: wins(3) }, play: running })

export const LongAndShort = meta.story({
  name: 'Long and short',
  args: {
    wins: wins(6).map((win, index) =>
      index % 2 ? { ...win, prize: '₱1,234,567.89', time: '27 Nov, 14:05' } : { ...win, prize: '₱1.00' },
    ),
  },
})

LongAndShort.test('Headings line up with the columns, however long the values', async () => {
  const ends = screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => Math.round(cell.getBoundingClientRect().right)))
  await expect(ends).toHaveLength(7)
  await expect(new Set(ends.map(String)).size).toBe(1)
})

LongAndShort.test('A name in the other direction is cut at its own end', async ({ canvasElement }) => {
  canvasElement.dir = 'rtl'
  const names = [...screen.getAllByText(games[0]!), ...screen.getAllByText('ma***1')].map((cell) => {
    const { direction, textAlign } = getComputedStyle(cell)
    return `${direction} ${textAlign}`
  })
  canvasElement.dir = ''
  await expect(new Set(names)).toEqual(new Set(['ltr right']))
})

export const Empty = meta.story({ args: { wins: [] } })
