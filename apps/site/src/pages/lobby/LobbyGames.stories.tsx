import { type RootStore, gameListStore, signInStore } from '@croupier/stores'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pictured } from '../../../../../.storybook/widths.ts'
import { SiteStage, type StageProps, patience } from '../../testing/SiteStage.tsx'
import { failsOnce } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { LobbyGames } from './LobbyGames.tsx'

const meta = preview.meta({ title: 'Site/Find a game/LobbyGames', component: LobbyGames })

const signIn = async (root: RootStore) => {
  await root.start()
  await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
  await root.catalogue.load()
}

const staged = (stage: Partial<StageProps>) => (
  <SiteStage prepare={signIn} {...stage}>
    <LobbyGames />
  </SiteStage>
)

export const Loading = meta.story({
  parameters: pictured,
  name: 'Skeletons in the shape of tiles while games load',
  render: () => staged({ prepare: (root) => root.start() }),
  play: showsLoading({ LobbyGames: 'That’s all the games.' }),
})

export const Failed = meta.story({
  parameters: pictured,
  name: 'A list that fails says so and comes with a retry [S-408] [S-411]',
  render: () =>
    staged({
      faults: failsOnce('games.list'),
      prepare: async (root) => {
        await signIn(root)
        root.store(gameListStore).open('RNG', { vassalage: 'LM' })
      },
    }),
  play: showsFailed({ LobbyGames: 'The games could not be loaded.' }),
})

Failed.test('Trying again loads it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
  await expect((await canvas.findAllByRole('article', {}, patience)).length).toBe(24)
})

export const Empty = meta.story({
  name: 'No game fits: says so and clears the filters [S-301]',
  render: () =>
    staged({
      prepare: async (root) => {
        await signIn(root)
        root.store(gameListStore).open('RNG', { vassalage: 'LM' })
        root.store(gameListStore).filter({ gameName: 'zzzz' })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear filters' }, patience)).toBeVisible()
    await showsEmpty({ LobbyGames: 'No games found' })()
  },
})

Empty.test('Clearing the filters brings all games back', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }, patience))
  await expect((await canvas.findAllByRole('article', {}, patience)).length).toBe(24)
})

export const End = meta.story({
  render: () =>
    staged({
      prepare: async (root) => {
        await signIn(root)
        root.store(gameListStore).open('RNG', { vassalage: 'LM' })
      },
    }),
  play: showsEnd({ LobbyGames: 'That’s all the games.' }),
})
