import { type RootStore, signInStore } from '@croupier/stores'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import hero from '../../../../../merchants/crph/hero.svg'
import { pageTemplate } from '../../../../../.storybook/pictures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Main } from '../../parts/page/Main.ts'
import { SiteFixture, type SiteFixtureProps, inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { answers, showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { HomeLower } from './HomeLower.tsx'
import { HomePage } from './HomePage.tsx'
import { HomeVendors } from './HomeVendors.tsx'

const meta = preview.meta({ title: 'Site/Arrive/HomePage', component: HomePage, parameters: { layout: 'fullscreen' } })

const inFixture = (Shown: ComponentType, fixture: Partial<SiteFixtureProps> = {}, username?: string) => (
  <SiteFixture
    prepare={async (root) => {
      await root.start()
      if (username !== undefined)
        await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
      await root.catalogue.load()
      await root.catalogue.loadHot()
      // The gift has its own stories.
      root.ports.sessionStorage.setItem('GIFT_POPUP_GUEST', 'closed')
      root.ports.sessionStorage.setItem('GIFT_POPUP_USER', 'closed')
    }}
    {...fixture}
  >
    <Main data-frame="full">
      <Shown />
    </Main>
  </SiteFixture>
)

export const Visitor = meta.story({
  parameters: pageTemplate,
  name: 'A visitor sees live tables, matches and promotions below the first screen',
  render: () => inFixture(HomeLower),
  play: async ({ canvas }) => {
    for (const name of ['Tables', 'Upcoming matches', 'Promotions'])
      await expect(await canvas.findByRole('heading', { level: 2, name }, storyTimeout)).toBeInTheDocument()
    await expect(canvas.queryByRole('heading', { name: 'Continue playing' })).toBeNull()
    await showsEnd({ MatchShelf: 'against', HomePromotions: 'See all promotions', HomeVendors: 'Vendors' })()
  },
})

export const Member = meta.story({
  name: 'A member goes on with what was played last',
  render: () => inFixture(HomeLower, {}, 'maria'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Continue playing' }, storyTimeout),
    ).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  name: 'Rows that fail have a retry each, and the others stay [S-266] [S-411]',
  render: () =>
    inFixture(HomeLower, {
      faults: [
        { endpoint: 'promotion.list', kind: 'html502' },
        { endpoint: 'play.matches', kind: 'html502' },
      ],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The matches could not be loaded.', {}, storyTimeout)).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Tables' }, storyTimeout)).toBeInTheDocument()
    await showsFailed({
      MatchShelf: 'The matches could not be loaded.',
      HomePromotions: 'The promotions could not be loaded.',
    })()
  },
})

export const Loading = meta.story({
  name: 'Rows that are on their way keep their room',
  render: () => inFixture(HomeLower, { faults: unanswered('promotion.list', 'play.matches') }),
  play: showsLoading({ MatchShelf: 'against', HomePromotions: 'See all promotions' }),
})

const before = { prepare: (root: RootStore) => root.start() }

export const FirstRowsLoading = meta.story({
  render: () => inFixture(HomePage, { ...before, faults: unanswered('games.hot') }),
  play: showsLoading({ HotGames: 'Hot' }),
})

export const FirstRowsFailed = meta.story({
  render: () => inFixture(HomePage, { ...before, faults: failsOnce('games.hot') }),
  play: showsFailed({ HotGames: 'Hot games could not be loaded.' }),
})

export const NoHotGames = meta.story({
  render: () => inFixture(HomePage, { prepare: (root) => answers(root.catalogue.hot, []) }),
  play: showsEmpty({ HotGames: 'No hot games at the moment.' }),
})

export const HotGamesEnd = meta.story({
  render: () => inFixture(HomePage),
  play: showsEnd({ HotGames: 'Hot' }),
})

export const VendorsLoading = meta.story({
  render: () => inFixture(HomeVendors, { ...before, faults: unanswered('games.vendors') }),
  play: showsLoading({ HomeVendors: 'Vendors' }),
})

export const VendorsFailed = meta.story({
  render: () =>
    inFixture(HomeVendors, {
      faults: failsOnce('games.vendors'),
      prepare: (root) => root.catalogue.load().catch(() => undefined),
    }),
  play: showsFailed({ HomeVendors: 'Vendors could not be loaded.' }),
})

export const OwnBanners = meta.story({
  name: 'Banners of the merchant’s folder are shown where the platform sends none [S-210]',
  render: () =>
    inFixture(HomePage, {
      faults: [{ endpoint: 'announcements.list', kind: 'html502' }],
      merchant: {
        banners: [
          {
            group: 'w_home',
            picture: hero,
            title: { EN: 'Lantern nights', BN: 'লণ্ঠনের রাত' },
            leadsTo: '/promotions',
          },
        ],
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Lantern nights/ }, storyTimeout)).toHaveAttribute(
      'href',
      '/promotions',
    )
  },
})

export const BengaliPhone = meta.story({
  globals: { language: 'BN', viewport: { value: 'phone' } },
  render: () => inFixture(HomePage, { remembered: inBangladesh }),
})

export const RightToLeft = meta.story({ globals: { language: 'XB' }, render: () => inFixture(HomeLower) })
