import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { unanswered } from '../../testing/faults.ts'
import { type SitePageProps, ownRouter, sitePage } from '../../testing/sitePage.tsx'
import { FbSportsPage } from './FbSportsPage.tsx'

const meta = preview.meta({ title: 'Site/Play/FbSports', component: FbSportsPage, parameters: ownRouter })

const Shown = () => (
  <main>
    <FbSportsPage />
  </main>
)
const sportsbook = (fixture: Partial<SitePageProps> = {}) =>
  sitePage(Shown, { at: '/fbsports', before: (root) => root.catalogue.load(), ...fixture })

export const Visitor = meta.story({
  name: 'A visitor is asked to log in before the sportsbook opens',
  render: () => sportsbook(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' }, storyTimeout)).toBeVisible()
  },
})

export const Starting = meta.story({
  name: 'The sportsbook that is being started says so',
  render: () => sportsbook({ username: 'maria', faults: unanswered('play.fbSports') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Starting /, {}, storyTimeout)).toBeVisible()
  },
})

export const Maintenance = meta.story({
  name: 'A sportsbook under maintenance leads to another try and to customer service',
  render: () =>
    sportsbook({
      username: 'maria',
      faults: [{ endpoint: 'play.fbSports', kind: 'platformCode', code: 'game.maintenance' }],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Customer service' })).toBeVisible()
  },
})
