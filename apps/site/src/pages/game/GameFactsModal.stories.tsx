import { type RootStore, gameListStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
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
  name: 'Return, volatility, last change and rules are known before play [G-41]',
  render: () => memberPage(Shown, { before }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Rules' }, storyTimeout)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Play this game' })).toBeVisible())
  },
})

Facts.test(
  'All facts show without scrolling, their values under the labels [G-41]',
  { globals: { viewport: { value: 'laptop' } } },
  async () => {
    await screen.findByRole('heading', { name: 'Rules' }, storyTimeout)
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
    const box = dialog.getBoundingClientRect()
    const terms = screen.getAllByRole('term').map((term) => term.getBoundingClientRect())
    const values = screen.getAllByRole('definition').map((value) => value.getBoundingClientRect())
    await expect(values.length).toBeGreaterThan(3)
    for (const [at, value] of values.entries()) {
      await expect(value.bottom).toBeLessThanOrEqual(box.bottom)
      await expect(value.top).toBeGreaterThanOrEqual(terms[at]?.bottom ?? 0)
      await expect(value.left).toBe(terms[at]?.left)
    }
  },
)

export const Failed = meta.story({
  name: 'Facts that fail come with a retry [S-411]',
  render: () => memberPage(Shown, { before, faults: failsOnce('games.facts') }),
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Try again' }, storyTimeout)
    await waitFor(() => expect(again).toBeVisible())
  },
})

Failed.test('Trying again loads it', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await screen.findByRole('heading', { name: 'Rules' }, storyTimeout)).toBeInTheDocument()
})
