import type { RootStore } from '@croupier/stores'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pictured } from '../../../../../.storybook/widths.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { inBangladesh, patience } from '../../testing/SiteStage.tsx'
import { GameListModal } from './GameListModal.tsx'

const meta = preview.meta({ title: 'Site/Find a game/GameListModal', component: GameListModal })

const list = { vassalage: 'NH', gameType: 'LIVE', displayName: 'Night Heron' }
const Shown = () => <GameListModal id={1} modal={{ kind: 'game', list }} />
const before = async (root: RootStore) => {
  await root.catalogue.load()
  root.launch.loadPopupGames(list)
}

export const Games = meta.story({
  parameters: pictured,
  name: 'The games of a vendor that opens with a list [S-308]',
  render: () => memberPage(Shown, { before }),
  play: async () => {
    await expect((await screen.findAllByRole('article', {}, patience)).length).toBeGreaterThan(0)
    await expect(screen.getByRole('dialog', { name: 'Night Heron' })).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: pictured,
  name: 'A list that fails leads to a retry [S-411]',
  render: () => memberPage(Shown, { before, faults: [{ endpoint: 'games.list', kind: 'html502', times: 1 }] }),
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Try again' }, patience)
    await waitFor(() => expect(again).toBeVisible())
  },
})

Failed.test('Trying again brings it', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, patience))
  await expect((await screen.findAllByRole('article', {}, patience)).length).toBeGreaterThan(0)
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => memberPage(Shown, { before, username: 'rana', remembered: inBangladesh }),
})
