import { type RootStore, gameListStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pictured } from '../../../../../.storybook/widths.ts'
import { useRoot } from '../../app/RootContext.ts'
import { patience } from '../../testing/SiteStage.tsx'
import { failsOnce } from '../../testing/faults.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { GameFactsModal } from './GameFactsModal.tsx'

const meta = preview.meta({ title: 'Site/Find a game/GameFactsModal', component: GameFactsModal })

const Shown = observer(function Shown() {
  const [game] = useRoot().store(gameListStore).games
  return game ? <GameFactsModal id={1} modal={{ kind: 'gameFacts', game }} /> : null
})
const before = async (root: RootStore) => {
  await root.catalogue.load()
  root.store(gameListStore).open('RNG', { vassalage: 'LM' })
}

export const Facts = meta.story({
  parameters: pictured,
  name: 'Return, volatility, last change and rules are known before play [G-41]',
  render: () => memberPage(Shown, { before }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Rules' }, patience)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play this game' })).toBeVisible())
  },
})

export const Failed = meta.story({
  parameters: pictured,
  name: 'Facts that fail come with a retry [S-411]',
  render: () => memberPage(Shown, { before, faults: failsOnce('games.facts') }),
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Try again' }, patience)
    await waitFor(() => expect(again).toBeVisible())
  },
})

Failed.test('Trying again loads it', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, patience))
  await expect(await screen.findByRole('heading', { name: 'Rules' }, patience)).toBeInTheDocument()
})
