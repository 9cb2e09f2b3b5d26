import { type RootStore, gameListStore, signInStore } from '@croupier/stores'
import { when } from 'mobx'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteFixture, type SiteFixtureProps, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import { LobbyGames } from './LobbyGames.tsx'

const meta = preview.meta({ title: 'Site/Find a game/LobbyGames', component: LobbyGames })

const signIn = async (root: RootStore) => {
  await root.start()
  await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
  await root.catalogue.load()
}

const inFixture = (fixture: Partial<SiteFixtureProps>) => (
  <SiteFixture prepare={signIn} {...fixture}>
    <LobbyGames />
  </SiteFixture>
)

export const Loading = meta.story({
  name: 'Skeletons in the shape of tiles while games load',
  render: () => inFixture({ prepare: (root) => root.start() }),
  play: showsLoading({ LobbyGames: 'That’s all the games.' }),
})

export const Failed = meta.story({
  name: 'A list that fails says so and comes with a retry [S-408] [S-411]',
  render: () =>
    inFixture({
      faults: failsOnce('games.list'),
      prepare: async (root) => {
        await signIn(root)
        root.store(gameListStore).open('RNG', { vassalage: 'LM' })
      },
    }),
  play: showsFailed({ LobbyGames: 'The games could not be loaded.' }),
})

Failed.test('Trying again loads it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect((await canvas.findAllByRole('article', {}, storyTimeout)).length).toBe(24)
})

export const Empty = meta.story({
  name: 'No game fits: says so and clears the filters [S-301]',
  render: () =>
    inFixture({
      prepare: async (root) => {
        await signIn(root)
        root.store(gameListStore).open('RNG', { vassalage: 'LM' })
        root.store(gameListStore).filter({ gameName: 'zzzz' })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear filters' }, storyTimeout)).toBeVisible()
    await showsEmpty({ LobbyGames: 'No games found' })()
  },
})

Empty.test('Clearing the filters brings all games back', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }, storyTimeout))
  await expect((await canvas.findAllByRole('article', {}, storyTimeout)).length).toBe(24)
})

/** A lobby with its games, limited by `faults`. */
const searched = (faults: readonly object[]) => (
  <SiteFixture
    prepare={async (root, operate) => {
      await signIn(root)
      const list = root.store(gameListStore)
      list.open('RNG')
      await when(() => list.isSettled)
      for (const fault of faults) await operate('faults/add', fault)
    }}
  >
    <LobbyFilters />
    <LobbyGames />
  </SiteFixture>
)

export const Searching = meta.story({
  name: 'The games found before stay while the next are searched for, and the box says that it searches [S-279]',
  render: () => searched(unanswered('games.list')),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox', { name: 'Search games' }, storyTimeout)
    await userEvent.type(box, 'koi')
    await waitFor(() => expect(box).toHaveAttribute('aria-busy', 'true'), storyTimeout)
    await expect(canvas.getAllByRole('article')).toHaveLength(24)
    await expect(canvas.getByRole('region', { name: 'All games' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const SearchFailed = meta.story({
  name: 'A search that fails shows no games found for another name, and can be tried again [S-279] [S-411]',
  render: () => searched(failsOnce('games.list')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('searchbox', { name: 'Search games' }, storyTimeout))
    await userEvent.paste('lantern')
    const again = await canvas.findByRole('button', { name: 'Try again' }, storyTimeout)
    await expect(canvas.queryByRole('article')).toBeNull()
    await userEvent.click(again)
    await waitFor(
      () => expect(canvas.getAllByRole('article')[0]?.querySelector('button')).toHaveAccessibleName(/lantern/i),
      storyTimeout,
    )
  },
})

export const End = meta.story({
  render: () =>
    inFixture({
      prepare: async (root) => {
        await signIn(root)
        root.store(gameListStore).open('RNG', { vassalage: 'LM' })
      },
    }),
  play: showsEnd({ LobbyGames: 'That’s all the games.' }),
})
