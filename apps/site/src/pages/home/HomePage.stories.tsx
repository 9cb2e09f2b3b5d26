import { signInStore } from '@croupier/stores'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pictured } from '../../../../../.storybook/widths.ts'
import { unanswered } from '../../testing/agentPage.tsx'
import { inBangladesh, patience, SiteStage, type StageProps } from '../../testing/SiteStage.tsx'
import { HomeLower } from './HomeLower.tsx'
import { HomePage } from './HomePage.tsx'

const meta = preview.meta({ title: 'Site/Arrive/HomePage', component: HomePage, parameters: { layout: 'fullscreen' } })

const staged = (Shown: ComponentType, stage: Partial<StageProps> = {}, username?: string) => (
  <SiteStage
    prepare={async (root) => {
      await root.start()
      if (username !== undefined)
        await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
      await root.catalogue.load()
      await root.catalogue.loadHot()
      // The gift has its own stories.
      root.world.sessionStorage.setItem('GIFT_POPUP_GUEST', 'closed')
      root.world.sessionStorage.setItem('GIFT_POPUP_USER', 'closed')
    }}
    {...stage}
  >
    <main>
      <Shown />
    </main>
  </SiteStage>
)

export const Visitor = meta.story({
  parameters: pictured,
  name: 'A visitor sees live tables, matches and promotions below the first screen',
  render: () => staged(HomeLower),
  play: async ({ canvas }) => {
    for (const name of ['Live tables', 'Upcoming matches', 'Promotions'])
      await expect(await canvas.findByRole('heading', { level: 2, name }, patience)).toBeInTheDocument()
    await expect(canvas.queryByRole('heading', { name: 'Continue playing' })).toBeNull()
  },
})

export const Member = meta.story({
  name: 'A member goes on with what was played last',
  render: () => staged(HomeLower, {}, 'maria'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Continue playing' }, patience),
    ).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: pictured,
  name: 'Rows that fail have a retry each, and the others stay [S-266] [S-411]',
  render: () =>
    staged(HomeLower, {
      faults: [
        { endpoint: 'promotion.list', kind: 'html502' },
        { endpoint: 'play.matches', kind: 'html502' },
      ],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The matches could not be loaded.', {}, patience)).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Live tables' }, patience)).toBeInTheDocument()
  },
})

export const Loading = meta.story({
  name: 'Rows that are on their way keep their room',
  render: () => staged(HomeLower, { faults: [...unanswered('promotion.list'), ...unanswered('play.matches')] }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Upcoming matches' }, patience),
    ).toBeInTheDocument()
  },
})

export const OwnBanners = meta.story({
  name: 'Banners of the merchant’s folder are shown where the platform sends none [S-210]',
  parameters: pictured,
  render: () =>
    staged(HomePage, {
      faults: [{ endpoint: 'messages.announcements', kind: 'html502' }],
      merchant: {
        banners: [
          {
            group: 'w_home',
            picture: '/merchants/crph/hero.svg',
            title: { EN: 'Lantern nights', BN: 'লণ্ঠনের রাত' },
            leadsTo: '/promotions',
          },
        ],
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Lantern nights/ }, patience)).toHaveAttribute(
      'href',
      '/promotions',
    )
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' }, render: () => staged(HomePage, {}, 'maria') })

export const BengaliPhone = meta.story({
  globals: { language: 'BN', viewport: { value: 'phone' } },
  render: () => staged(HomePage, { remembered: inBangladesh }),
})

export const RightToLeft = meta.story({ globals: { language: 'XB' }, render: () => staged(HomeLower) })
