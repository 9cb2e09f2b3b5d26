import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { reducedMotion } from '../testing/storyMotion.ts'
import { NoticeMarquee } from './NoticeMarquee.tsx'

const titles = [
  'Maintenance on Friday from 02:00 to 03:00',
  'GCash deposits are back',
  'New: 40 games from Golden Reef',
]

const meta = preview.meta({
  title: 'Patterns/NoticeMarquee',
  component: NoticeMarquee,
  args: { label: 'Notices', titles, onOpen: fn(), texts: { pause: 'Pause' } },
})

const bar = () => screen.getByRole('region', { name: 'Notices' })
const running = () => waitFor(() => expect(bar()).toHaveAttribute('data-running'))
const still = () => waitFor(() => expect(bar()).not.toHaveAttribute('data-running'))

export const Playground = meta.story()

Playground.test('Each title opens its notice [S-208]', async ({ args }) => {
  await running()
  const title = screen.getByRole('button', { name: 'GCash deposits are back' })
  title.focus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onOpen).toHaveBeenCalledWith(1)
  await expect(screen.getAllByRole('button', { name: 'GCash deposits are back' })).toHaveLength(1)
})

export const Pauses = meta.story({ tags: ['!dev', '!autodocs'] })

Pauses.test('Pauses on hover, focus and by its button [S-209] [Q-05]', async () => {
  await running()
  const title = screen.getByRole('button', { name: 'GCash deposits are back' })
  await userEvent.hover(title)
  await still()
  await userEvent.unhover(title)
  await running()
  title.focus()
  await still()
  title.blur()
  await running()
  const pause = screen.getByRole('button', { name: 'Pause' })
  await userEvent.click(pause)
  await userEvent.unhover(pause)
  await still()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
})

export const FarTitle = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <NoticeMarquee {...args} />
    </div>
  ),
})

FarTitle.test('A title far off comes into sight with the focus, and nothing is out of place afterwards', async () => {
  await running()
  const [list] = screen.getAllByRole('list')
  const place = list?.parentElement?.parentElement ?? document.body
  const last = screen.getByRole('button', { name: 'New: 40 games from Golden Reef' })
  last.focus()
  await still()
  await expect(last.getBoundingClientRect().left).toBeLessThan(place.getBoundingClientRect().right)
  await expect(place.scrollLeft).toBeGreaterThan(0)
  last.blur()
  await running()
  await expect(place.scrollLeft).toBe(0)
})

export const ReducedMotion = meta.story({
  beforeEach: reducedMotion,
})

ReducedMotion.test('Stands still under reduced motion, every title in reach [S-209] [Q-05]', async () => {
  await expect(bar()).not.toHaveAttribute('data-running')
  await expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  await expect(screen.getAllByRole('button')).toHaveLength(titles.length)
})

export const One = meta.story({ args: { titles: titles.slice(0, 1) } })

export const LongText = meta.story({ args: { titles: [`${titles[0]}. `.repeat(12), ...titles] } })
