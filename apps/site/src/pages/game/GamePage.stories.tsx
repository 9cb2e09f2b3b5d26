import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { unanswered } from '../../testing/faults.ts'
import { type SitePageProps, ownRouter, sitePage } from '../../testing/sitePage.tsx'
import { GamePage } from './GamePage.tsx'
import { SeamlessPage } from './SeamlessPage.tsx'

const meta = preview.meta({ title: 'Site/Play/Game', component: GamePage, parameters: ownRouter })

const at = '/game?gameType=RNG&vassalage=LM&nodeId=1'
const Shown = () => (
  <main>
    <GamePage />
  </main>
)
const game = (fixture: Partial<SitePageProps> = {}) =>
  sitePage(Shown, { at, before: (root) => root.catalogue.load(), ...fixture })

export const Visitor = meta.story({
  name: 'A visitor is asked to log in first [S-303] [S-307]',
  render: () => game(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' }, storyTimeout)).toBeVisible()
  },
})

export const Starting = meta.story({
  name: 'A game that is being started says which [S-307]',
  render: () => game({ username: 'maria', faults: unanswered('games.launch') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Starting /, {}, storyTimeout)).toBeVisible()
  },
})

export const Seamless = meta.story({
  name: 'The address for games of any kind asks a visitor to log in first [S-032] [S-303]',
  render: () =>
    sitePage(SeamlessPage, { at: at.replace('/game', '/seamless'), before: (root) => root.catalogue.load() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' }, storyTimeout)).toBeVisible()
  },
})

export const Maintenance = meta.story({
  name: 'A game under maintenance leads to others, back and to customer service [S-311]',
  render: () =>
    game({
      username: 'maria',
      faults: [{ endpoint: 'games.launch', kind: 'platformCode', code: 'game.maintenance' }],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Customer service' })).toBeVisible()
  },
})

export const NoGame = meta.story({
  name: 'An address that names no game leads to the games [S-038]',
  render: () => game({ at: '/game' }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, storyTimeout)),
})
