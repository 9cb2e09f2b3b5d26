import { expect, userEvent } from 'storybook/test'
import { pageTemplate } from '../../../../../.storybook/pictures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { Main } from '../../parts/page/Main.ts'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { type SitePageProps, ownRouter, sitePage, useGameType } from '../../testing/sitePage.tsx'
import { CategoryPage } from './CategoryPage.tsx'
import { LivePage } from './LivePage.tsx'

const meta = preview.meta({
  title: 'Site/Find a game/Category',
  component: CategoryPage,
  args: { gameType: 'SPORTS' },
  parameters: ownRouter,
})

const before: SitePageProps['before'] = (root) => root.catalogue.load()
const Shown = () => (
  <Main data-frame="full">
    <CategoryPage gameType={useGameType()} />
  </Main>
)

const LiveShown = () => (
  <Main data-frame="full">
    <LivePage gameType="LIVE" />
  </Main>
)

export const Sports = meta.story({
  parameters: pageTemplate,
  name: 'A visitor sees what is on, the vendors and hot games of the category [S-025]',
  render: () => sitePage(Shown, { at: '/sports', before }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sports' }, storyTimeout)).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Vendors' }, storyTimeout)).toBeVisible()
  },
})

export const SavingData = meta.story({
  name: 'With the data saver on, both sides of a match have a drawn shirt [G-93]',
  render: () =>
    sitePage(Shown, {
      at: '/sports',
      before: async (root) => {
        root.saver.choose('on')
        await root.catalogue.load()
      },
    }),
  play: async ({ canvas }) => {
    const [match] = await canvas.findAllByRole('heading', { level: 3, name: / against / }, storyTimeout)
    await expect(match?.querySelectorAll('svg')).toHaveLength(2)
    await expect(match?.querySelector('img')).toBeNull()
  },
})

export const Notices = meta.story({
  name: 'A market can ask live categories to say that broadcasts are delayed and that speed counts [G-77] [G-78]',
  render: () =>
    sitePage(Shown, {
      at: '/sports',
      before,
      merchant: { duties: { delayedBroadcasts: true, slowConnections: true } },
    }),
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^Live pictures and scores are delayed/, {}, storyTimeout)
    await expect(notice).toHaveTextContent(/A slow connection or device can put you at a disadvantage/)
  },
})

export const Live = meta.story({
  name: 'Live casino shows its games as tables [S-026] [S-049]',
  render: () => sitePage(LiveShown, { at: '/live', before }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Live casino' }, storyTimeout)).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Vendors' }, storyTimeout)).toBeVisible()
  },
})

export const Lotteries = meta.story({
  name: 'Both lotteries share a page, with the draws to come [S-026]',
  render: () => sitePage(Shown, { at: '/elott', username: 'maria', before }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lottery' }, storyTimeout)).toBeVisible()
    await showsEnd({ NextDraws: 'Next draws', CategoryPage: 'Vendors' })()
  },
})

export const Loading = meta.story({
  render: () => sitePage(Shown, { at: '/esports', faults: unanswered('games.vendors') }),
  play: showsLoading({ CategoryPage: 'Vendors' }),
})

export const Failed = meta.story({
  name: 'Vendors that fail say so and come with a retry [S-266]',
  render: () =>
    sitePage(Shown, {
      at: '/cockfight',
      faults: failsOnce('games.vendors'),
      before: (root) => root.catalogue.load().catch(() => undefined),
    }),
  play: showsFailed({ CategoryPage: 'The vendors could not be loaded.' }),
})

Failed.test('Trying again loads it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Vendors' }, storyTimeout)).toBeVisible()
})

export const DrawsLoading = meta.story({
  render: () => sitePage(Shown, { at: '/elott', username: 'maria', before, faults: unanswered('lottery.draws') }),
  play: showsLoading({ NextDraws: 'Next draws' }),
})

export const DrawsFailed = meta.story({
  render: () => sitePage(Shown, { at: '/elott', username: 'maria', before, faults: failsOnce('lottery.draws') }),
  play: showsFailed({ NextDraws: 'The next draw could not be loaded.' }),
})

export const Empty = meta.story({
  render: () => sitePage(Shown, { at: '/sports', before: (root) => root.catalogue.received.set([]) }),
  play: showsEmpty({ CategoryPage: 'No vendors here yet' }),
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => sitePage(Shown, { at: '/live', username: 'rana', remembered: inBangladesh, before }),
})
