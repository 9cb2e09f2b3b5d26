import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/Badge.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { storyArt, storyLogo } from '../game-tile/storyArt.ts'
import { Link } from '../link/Link.tsx'
import { t } from '../theme/theme.ts'
import { VirtualGrid } from './VirtualGrid.tsx'
import { VirtualList } from './VirtualList.tsx'

const members = Array.from({ length: 10_000 }, (_, index) => index + 1)
const same = (member: number) => member
const end = fn()
const entry = (member: number) => (
  <div
    style={{
      display: 'grid',
      gap: '0.25rem',
      padding: '0.75rem 1rem',
      borderBlockEnd: `1px solid ${t.color.border}`,
    }}
  >
    <Link href={`#${member}`}>Member {member}</Link>
    {/* Heights differ, as they do once a line wraps. */}
    {member % 3 === 0 && (
      <span>
        <Badge tone="warning">Waiting for a document</Badge>
      </span>
    )}
  </div>
)
const tile = (game: number) => (
  <GameTile
    name={`Game ${game}`}
    vendor="Golden Reef"
    image={storyArt(game)}
    fallbackImage={storyLogo(1)}
    onLaunch={() => undefined}
  />
)

const meta = preview.meta({ title: 'Kit/VirtualList', component: VirtualList<number> })

export const Playground = meta.story({
  name: 'Ten thousand entries scroll by keys, few are drawn, and the end is told once',
  args: { label: 'Members', items: members, itemKey: same, children: entry, onEnd: end },
  play: async ({ canvas }) => {
    end.mockClear()
    const list = canvas.getByRole('region', { name: 'Members' })
    const drawn = () => canvas.getAllByRole('listitem')
    await expect(drawn().length).toBeLessThan(40)
    await expect(drawn()[0]).toHaveAttribute('aria-setsize', '10000')
    await userEvent.tab()
    await expect(list).toHaveFocus()
    list.scrollTop = 250_000
    await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(1000))
    await expect(drawn().length).toBeLessThan(40)
    await expect(end).not.toHaveBeenCalled()
    await waitFor(() => {
      list.scrollTop = list.scrollHeight
      void expect(canvas.getByText('Member 10000')).toBeInTheDocument()
    })
    await waitFor(() => expect(end).toHaveBeenCalledOnce())
  },
})

export const Grid = meta.story({
  name: 'A grid draws the rows in sight, as many abreast as fit',
  args: { label: 'Games', items: members, itemKey: same, children: tile },
  render: (args) => (
    <div style={{ inlineSize: '328px' }}>
      <VirtualGrid {...args} tileHeight={150} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('region', { name: 'Games' })
    await waitFor(() => expect(grid).toHaveAttribute('data-columns', '3'))
    grid.scrollTop = 100_000
    await waitFor(() => expect(canvas.queryByText('Game 1')).toBeNull())
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(90)
    const [first] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent(`Game ${first?.getAttribute('aria-posinset')}`)
  },
})

export const DarkRightToLeft = meta.story({
  globals: { theme: 'dark', language: 'XB' },
  args: { label: 'Games', items: members, itemKey: same, children: tile },
  render: Grid.input.render,
})
