import { expect, userEvent, waitFor } from 'storybook/test'
import { pageTemplate } from '../../../../../.storybook/pictures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Main } from '../../parts/page/Main.ts'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { unanswered } from '../../testing/faults.ts'
import { showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { type SitePageProps, ownRouter, sitePage, useGameType } from '../../testing/sitePage.tsx'
import { LobbyPage } from './LobbyPage.tsx'

const meta = preview.meta({
  title: 'Site/Find a game/Lobby',
  component: LobbyPage,
  args: { gameType: 'RNG' },
  parameters: ownRouter,
})

const before: SitePageProps['before'] = (root) => root.catalogue.load()
const Shown = () => (
  <Main data-frame="full">
    <LobbyPage gameType={useGameType()} />
  </Main>
)

export const Visitor = meta.story({
  parameters: pageTemplate,
  name: 'A visitor sees vendors, hot games and a way in [S-302]',
  render: () => sitePage(Shown, { at: '/rng', before }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Slots' }, storyTimeout)).toBeVisible()
    await expect((await canvas.findAllByRole('article', {}, storyTimeout)).length).toBeGreaterThan(0)
    await showsEnd({ LobbyVendors: 'All' })()
  },
})

export const Member = meta.story({
  name: 'A member searches, filters and has favourites and recent games [S-275] [S-279]',
  render: () => sitePage(Shown, { at: '/rng', username: 'maria', before }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Search/ }, storyTimeout)).toBeVisible()
    await expect((await canvas.findAllByRole('article', {}, storyTimeout)).length).toBe(24)
  },
})

Member.test('The heart of a tile is named by what a press does, and says no state besides', async ({ canvas }) => {
  const add = (await canvas.findAllByRole('button', { name: /^Add .* to favourites$/ }, storyTimeout))[0]
  const name = add?.getAttribute('aria-label') ?? ''
  if (add) await userEvent.click(add)
  const remove = name.replace(/^Add (.*) to favourites$/, 'Remove $1 from favourites')
  await waitFor(() => expect(add).toHaveAccessibleName(remove))
  await expect(add).not.toHaveAttribute('aria-pressed')
})

export const VendorsFailed = meta.story({
  name: 'Vendors that fail leave the lists [S-266] [S-411]',
  render: () =>
    sitePage(Shown, {
      at: '/fish',
      username: 'maria',
      faults: [{ endpoint: 'games.vendors', kind: 'html502' }],
      before: (root) => root.catalogue.load().catch(() => undefined),
    }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' }, storyTimeout)).length).toBeGreaterThan(0)
    await showsFailed({ LobbyVendors: 'The vendors could not be loaded.' })()
  },
})

export const VendorsLoading = meta.story({
  render: () => sitePage(Shown, { at: '/rng', faults: unanswered('games.vendors') }),
  play: showsLoading({ LobbyVendors: 'All' }),
})

export const BengaliPhone = meta.story({
  globals: { language: 'BN', viewport: { value: 'phone' } },
  render: () => sitePage(Shown, { at: '/pvp', username: 'rana', remembered: inBangladesh, before }),
})
