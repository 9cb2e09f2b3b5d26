import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { storyArt, storyLogo } from '../game-tile/storyArt.ts'
import { VirtualGrid } from './VirtualGrid.tsx'

const games = Array.from({ length: 2000 }, (_, index) => index + 1)
const same = (game: number) => game
const tile = (game: number) => (
  <GameTile
    name={`Game ${game}`}
    vendor="Golden Reef"
    image={storyArt(game)}
    fallbackImage={storyLogo(1)}
    onLaunch={() => undefined}
  />
)

const meta = preview.meta({
  title: 'Data/VirtualGrid',
  component: VirtualGrid<number>,
  args: { label: 'Games', items: games, itemKey: same, children: tile },
})

export const Playground = meta.story()

Playground.test('Two thousand tiles stand abreast, few are drawn, and the last can be reached', async ({ canvas }) => {
  const grid = canvas.getByRole('region', { name: 'Games' })
  await expect(Number(grid.getAttribute('data-columns'))).toBeGreaterThan(1)
  await expect(canvas.getAllByRole('listitem').length).toBeLessThan(120)
  await waitFor(() => {
    grid.scrollTop = grid.scrollHeight
    void expect(canvas.getByRole('button', { name: 'Game 2000' })).toBeInTheDocument()
  })
})

export const DarkRightToLeft = meta.story({ globals: { theme: 'dark', language: 'XB' } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
