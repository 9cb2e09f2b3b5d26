import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { storyArt, storyLogo } from '../game-tile/storyArt.ts'
import { VirtualGrid } from './VirtualGrid.tsx'

const members = Array.from({ length: 10_000 }, (_, index) => index + 1)
const same = (member: number) => member
const end = fn()
const tile = (game: number) => (
  <GameTile
    name={`Game ${game}`}
    vendor="Golden Reef"
    image={storyArt(game)}
    fallbackImage={storyLogo(1)}
    onLaunch={() => undefined}
  />
)

const meta = preview.meta({ title: 'Gaming/Ten thousand games', component: VirtualGrid<number> })

export const Playground = meta.story({
  args: { label: 'Games', items: members, itemKey: same, children: tile, tileHeight: 150, onEnd: end },
  render: (args) => (
    <div style={{ inlineSize: '328px' }}>
      <VirtualGrid {...args} />
    </div>
  ),
})

Playground.test('Ten thousand tiles scroll by keys, few are drawn, and the end is told once', async ({ canvas }) => {
  end.mockClear()
  const list = canvas.getByRole('region', { name: 'Games' })
  const drawn = () => canvas.getAllByRole('listitem')
  await expect(drawn().length).toBeLessThan(90)
  await expect(drawn()[0]).toHaveAttribute('aria-setsize', '10000')
  await userEvent.tab()
  await expect(list).toHaveFocus()
  list.scrollTop = 250_000
  await waitFor(() => expect(Number(drawn()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(1000))
  await expect(drawn().length).toBeLessThan(90)
  await expect(end).not.toHaveBeenCalled()
  await waitFor(() => {
    list.scrollTop = list.scrollHeight
    void expect(canvas.getByText('Game 10000')).toBeInTheDocument()
  })
  await waitFor(() => expect(end).toHaveBeenCalledOnce())
})

export const Grid = meta.story({
  args: { label: 'Games', items: members, itemKey: same, children: tile },
  render: (args) => (
    <div style={{ inlineSize: '328px' }}>
      <VirtualGrid {...args} tileHeight={150} />
    </div>
  ),
})

Grid.test('A grid draws the rows in sight, as many abreast as fit', async ({ canvas }) => {
  const grid = canvas.getByRole('region', { name: 'Games' })
  await waitFor(() => expect(grid).toHaveAttribute('data-columns', '3'))
  grid.scrollTop = 100_000
  await waitFor(() => expect(canvas.queryByText('Game 1')).toBeNull())
  await expect(canvas.getAllByRole('listitem').length).toBeLessThan(90)
  const [first] = canvas.getAllByRole('listitem')
  await expect(first).toHaveTextContent(`Game ${first?.getAttribute('aria-posinset')}`)
})

export const DarkRightToLeft = meta.story({
  globals: { theme: 'dark', language: 'XB' },
  args: { label: 'Games', items: members, itemKey: same, children: tile },
  render: Grid.input.render,
})
