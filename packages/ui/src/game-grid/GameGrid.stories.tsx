import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { GameTile } from '../game-tile/GameTile.tsx'
import { storyArt, storyLogo } from '../../../../.storybook/storyArt.ts'
import { GameGrid, type GameGridProps } from './GameGrid.tsx'
import { LobbyGrid } from './examples/LobbyGrid.tsx'
import code from './examples/LobbyGrid.tsx?raw'

const names = [
  'Lucky Koi',
  'Pharaoh’s Ledger',
  'Mango Rush',
  'Manila Nights',
  'Super Ace of Clubs',
  'Fire Lantern',
  'Bengal Gold',
]

const tiles = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <GameTile
      key={index}
      name={`${names[index % names.length]} ${index + 1}`}
      vendor="Golden Reef"
      image={storyArt(index, { name: names[index % names.length] ?? '' })}
      fallbackImage={storyLogo(1)}
      onLaunch={() => undefined}
      favourite={index % 5 === 2}
      texts={{
        favourite: index % 5 === 2 ? `Remove game ${index + 1} from favourites` : `Add game ${index + 1} to favourites`,
      }}
      badges={index % 4 === 0 ? [{ label: 'Hot', hot: true }] : []}
      {...(index === 5 ? { maintenance: 'Under maintenance' } : {})}
    />
  ))

const meta = preview.meta({
  title: 'Gaming/GameGrid',
  component: GameGrid,
  args: { label: 'Slots', texts: { loading: 'Loading games…' }, children: tiles(18), endText: 'That is all.' },
})

const Growing = ({ onLoadMore, ...props }: GameGridProps) => {
  const [busy, setBusy] = useState(false)
  return (
    <GameGrid
      {...props}
      texts={{ loadMore: 'Show more' }}
      loadingMore={busy}
      onLoadMore={() => {
        setBusy(true)
        onLoadMore?.()
      }}
    />
  )
}

export const Lobby = meta.story(example(() => <LobbyGrid pictureOf={storyArt} />, code))

Lobby.test('Loads further games until there are no more', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  await expect(canvasElement.querySelector('img')).toHaveAttribute('src', storyArt(1))
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(canvas.getAllByRole('listitem')).toHaveLength(18)
  await expect(canvas.getByText('These are all our slots.')).toBeVisible()
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Slots' })).toHaveAttribute('aria-busy', 'false')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(18)
    await expect(canvas.getByText('That is all.')).toBeVisible()
  },
})

export const More = meta.story({
  args: { onLoadMore: fn() },
  render: (args) => <Growing {...args} />,
})

More.test('Loading more keeps tiles and focus', async ({ args, canvas }) => {
  const button = canvas.getByRole('button', { name: 'Show more' })
  await userEvent.click(button)
  await userEvent.click(button)
  await expect(args.onLoadMore).toHaveBeenCalledTimes(1)
  await expect(button).toHaveFocus()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(18)
})

const InPages = (props: GameGridProps) => {
  const [count, setCount] = useState(6)
  const [busy, setBusy] = useState(false)
  const load = () => {
    setBusy(true)
    setTimeout(() => {
      setBusy(false)
      setCount(count + 6)
    }, 50)
  }
  return (
    <GameGrid
      {...props}
      texts={{ loadMore: 'Show more' }}
      loadingMore={busy}
      settledText={`${count} games found`}
      {...(count < 18 && { onLoadMore: load })}
    >
      {tiles(count)}
    </GameGrid>
  )
}

export const Pages = meta.story({ tags: ['!dev', '!autodocs'], render: (args) => <InPages {...args} /> })

Pages.test(
  'Loaded by key, the first new tile has the focus, and one sentence says what there is',
  async ({ canvas }) => {
    const said = () => document.querySelector('[data-announcer="polite"]')
    await expect(said()).toBeNull()
    const inFocus = () => canvas.getAllByRole('listitem').findIndex((tile) => tile.contains(document.activeElement))
    canvas.getByRole('button', { name: 'Show more' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inFocus()).toBe(6))
    await waitFor(() => expect(said()?.lastElementChild).toHaveTextContent('12 games found'))
    // The last page removes the button.
    canvas.getByRole('button', { name: 'Show more' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inFocus()).toBe(12))
  },
)

Pages.test('Loaded by pointer, the focus stays', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12))
  await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus()
})

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true')
    const said = () => document.querySelector('[data-announcer="polite"]')?.textContent
    // Not for a short wait, as between two letters of a search.
    await expect(said() ?? '').toBe('')
    await waitFor(() => expect(said()).toBe('Loading games…'), { timeout: 4000 })
  },
})

const Arriving = (props: GameGridProps) => {
  const [loading, setLoading] = useState(true)
  return (
    <>
      <Button onClick={() => setLoading(false)}>Finish loading</Button>
      <GameGrid {...props} loading={loading} />
    </>
  )
}

const arriving = {
  tags: ['!dev', '!autodocs'],
  args: {
    endText: undefined,
    skeletons: 7,
    skeletonFacts: 1,
    skeletonButtons: false,
    children: names.map((name, index) => (
      <GameTile
        key={name}
        name={name}
        vendor="Golden Reef"
        image={storyArt(index, { name })}
        fallbackImage={storyLogo(1)}
        onLaunch={() => undefined}
      />
    )),
  },
  render: (args: GameGridProps) => <Arriving {...args} />,
}

const keepsItsHeight = async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
  const { height } = canvas.getByRole('region').getBoundingClientRect()
  await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }))
  await expect(canvas.getAllByRole('article')).toHaveLength(7)
  await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeCloseTo(height, 0)
}

export const ArrivingTiles = meta.story(arriving)

ArrivingTiles.test('Tiles of one line without buttons come where their skeletons were', keepsItsHeight)

export const ArrivingTilesOnAPhone = meta.story({ ...arriving, globals: { viewport: { value: 'phone' } } })

ArrivingTilesOnAPhone.test('Tiles without buttons come where their skeletons were on a phone too', keepsItsHeight)

export const Empty = meta.story({
  args: {
    children: undefined,
    instead: (
      <EmptyState
        art={<SearchX aria-hidden />}
        title="No game has this name"
        text="Check the spelling, or look through the whole lobby."
        action={<Button variant="outline">Show all games</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No game has this name')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const Failed = meta.story({
  args: {
    children: undefined,
    instead: <ErrorState title="The games could not be loaded" action={<Button>Try again</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The games could not be loaded')
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const Long = meta.story({
  name: 'Four hundred tiles, of which those in sight are rendered',
  args: {
    children: undefined,
    tiles: {
      count: 400,
      render: (index) => (
        <GameTile
          name={`${names[index % names.length]} ${index + 1}`}
          vendor="Golden Reef"
          image={storyArt(index % 24)}
          fallbackImage={storyLogo(1)}
          onLaunch={() => undefined}
          favourite={false}
          texts={{ favourite: `Add game ${index + 1} to favourites` }}
        />
      ),
    },
  },
})

Long.test('Its end and its beginning are a scroll away, and the tile with the focus is kept', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '400'))
  const first = canvas.getByRole('button', { name: 'Lucky Koi 1' })
  first.focus()
  window.scrollTo({ top: document.documentElement.scrollHeight })
  const last = await canvas.findByRole('button', { name: 'Lucky Koi 400' }, { timeout: 10_000 })
  await waitFor(async () => {
    window.scrollTo({ top: document.documentElement.scrollHeight })
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  })
  await expect(last.closest('li')).toHaveAttribute('aria-posinset', '400')
  // Picture and heart come when the rows rest.
  await expect(
    await canvas.findByRole('button', { name: 'Add game 400 to favourites' }, { timeout: 10_000 }),
  ).toBeVisible()
  await expect(last.closest('li')?.querySelector('img')).toHaveAttribute('src')
  await expect(canvas.getAllByRole('listitem').length).toBeLessThan(240)
  await expect(first).toHaveFocus()
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Add game 1 to favourites' })).toHaveFocus()
  await userEvent.tab()
  const second = canvas.getByRole('button', { name: 'Pharaoh’s Ledger 2' })
  await expect(second).toHaveFocus()
  await waitFor(() => expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
})

export const Phone = meta.story({
  name: 'Three abreast at 360 px',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const columns = getComputedStyle(canvas.getByRole('list')).gridTemplateColumns.split(' ')
    await expect(columns).toHaveLength(3)
  },
})
