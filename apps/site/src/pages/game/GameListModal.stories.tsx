import type { RootStore } from '@croupier/stores'
import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { GameListModal } from './GameListModal.tsx'

const meta = preview.meta({ title: 'Site/Find a game/GameListModal', component: GameListModal })

const list = { vassalage: 'NH', gameType: 'LIVE', displayName: 'Night Heron' }
const Shown = () => <GameListModal id={1} modal={{ kind: 'game', list }} />
const before = async (root: RootStore) => {
  await root.catalogue.load()
  root.launch.loadPopupGames(list)
}

export const Games = meta.story({
  name: 'The games of a vendor that opens with a list [S-308]',
  render: () => memberPage(Shown, { before }),
  play: async () => {
    await expect((await screen.findAllByRole('article', {}, storyTimeout)).length).toBeGreaterThan(0)
    await expect(screen.getByRole('dialog', { name: 'Night Heron' })).toBeInTheDocument()
    await showsEnd({ GameListModal: /^Baccarat/ })()
  },
})

export const Failed = meta.story({
  name: 'A list that fails leads to a retry [S-411]',
  render: () => memberPage(Shown, { before, faults: failsOnce('games.list') }),
  play: showsFailed({ GameListModal: 'The games could not be loaded.' }),
})

Failed.test('Trying again loads it', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect((await screen.findAllByRole('article', {}, storyTimeout)).length).toBeGreaterThan(0)
})

export const Loading = meta.story({
  render: () => memberPage(Shown, { before, faults: unanswered('games.list') }),
  play: showsLoading({ GameListModal: /^Baccarat/ }),
})

export const Empty = meta.story({
  render: () => memberPage(Shown, { before: (root) => root.launch.popupGames.set([]) }),
  play: showsEmpty({ GameListModal: 'This vendor has no games here at the moment.' }),
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => memberPage(Shown, { before, username: 'rana', remembered: inBangladesh }),
})
