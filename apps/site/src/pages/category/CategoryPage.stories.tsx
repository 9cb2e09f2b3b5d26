import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pictured } from '../../../../../.storybook/widths.ts'
import { unanswered } from '../../testing/agentPage.tsx'
import { inBangladesh, patience } from '../../testing/SiteStage.tsx'
import { ownRouter, sitePage, type SitePageProps } from '../../testing/sitePage.tsx'
import { CategoryPage } from './CategoryPage.tsx'
import { LivePage } from './LivePage.tsx'

const meta = preview.meta({ title: 'Site/Find a game/Category', component: CategoryPage, parameters: ownRouter })

const before: SitePageProps['before'] = (root) => root.catalogue.load()
const Shown = () => (
  <main>
    <CategoryPage />
  </main>
)

const LiveShown = () => (
  <main>
    <LivePage />
  </main>
)

export const Sports = meta.story({
  parameters: pictured,
  name: 'A visitor sees what is on, the vendors and hot games of the category [S-025]',
  render: () => sitePage(Shown, { at: '/sports', before }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sports' }, patience)).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Vendors' }, patience)).toBeVisible()
  },
})

export const Live = meta.story({
  parameters: pictured,
  name: 'Live casino shows its games as tables [S-026] [S-049]',
  render: () => sitePage(LiveShown, { at: '/live', before }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Live casino' }, patience)).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Vendors' }, patience)).toBeVisible()
  },
})

export const Lotteries = meta.story({
  name: 'Both lotteries share a page, with the draws to come [S-026]',
  render: () => sitePage(Shown, { at: '/elott', username: 'maria', before }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lottery' }, patience)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => sitePage(Shown, { at: '/esports', faults: unanswered('games.vendors') }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 }, patience)),
})

export const Failed = meta.story({
  parameters: pictured,
  name: 'Vendors that fail say so and come with a retry [S-266]',
  render: () =>
    sitePage(Shown, {
      at: '/cockfight',
      faults: [{ endpoint: 'games.vendors', kind: 'html502', times: 1 }],
      before: (root) => root.catalogue.load().catch(() => undefined),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, patience)).toBeVisible()
  },
})

Failed.test('Trying again brings it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Vendors' }, patience)).toBeVisible()
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => sitePage(Shown, { at: '/live', username: 'rana', remembered: inBangladesh, before }),
})
