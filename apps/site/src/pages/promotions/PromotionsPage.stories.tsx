import { promotionStore, promotionsStore } from '@croupier/stores'
import { expect, userEvent, within } from 'storybook/test'
import { pageTemplate } from '../../../../../.storybook/pictures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteFixture, inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { losesEntries, showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { PromotionsPage } from './PromotionsPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/Promotions', component: PromotionsPage })

const visit = (fixture: Partial<Parameters<typeof SiteFixture>[0]> = {}) => (
  <SiteFixture {...fixture} prepare={(root) => root.start()}>
    <PromotionsPage />
  </SiteFixture>
)

export const Visitor = meta.story({
  parameters: pageTemplate,
  name: 'A visitor finds every promotion by fifteen types, with badges, and nothing of a member [S-362] [S-363]',
  render: () => visit(),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Promotions' }, storyTimeout)
    await expect(within(list).getAllByRole('article')).toHaveLength(15)
    for (const badge of ['Newbie', 'Limited', 'Special offer', 'Daily', 'High rebate', 'VIP'])
      await expect(within(list).getAllByText(badge)[0]).toBeVisible()
    await expect(within(list).getByText('Coming soon')).toBeVisible()
    await expect(canvas.queryByText('Daily check-in')).toBeNull()
    const types = within(canvas.getByRole('navigation', { name: 'Promotion types' }))
    await expect(types.getAllByRole('link')).toHaveLength(15)
    await userEvent.click(types.getByRole('link', { name: 'Slots' }))
    await expect(await within(list).findByRole('link', { name: 'Lantern week' }, storyTimeout)).toBeVisible()
    await expect(types.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await showsEnd({ PromotionList: 'Lantern week' })()
  },
})

export const Member = meta.story({
  name: 'A member takes today’s reward of the sign-in week once',
  render: () => memberPage(PromotionsPage),
  play: async ({ canvas }) => {
    const take = await canvas.findByRole('button', { name: 'Claim today’s reward' }, storyTimeout)
    await userEvent.dblClick(take)
    await expect(
      await canvas.findByText(/^You have today’s reward\. Tomorrow is day \d\.$/, {}, storyTimeout),
    ).toBeVisible()
    await expect(canvas.getAllByText('Claimed')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: 'Claim today’s reward' })).toBeNull()
  },
})

export const Loading = meta.story({
  render: () => visit({ faults: unanswered('promotion.list') }),
  play: showsLoading({ PromotionList: 'Lantern week' }),
})

export const Failed = meta.story({
  name: 'Promotions that do not come lead to a retry [S-408]',
  render: () => visit({ faults: failsOnce('promotion.list') }),
  play: showsFailed({ PromotionList: 'The promotions could not be loaded.' }),
})

Failed.test('Trying again loads it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('link', { name: 'Lantern week' }, storyTimeout)).toBeVisible()
})

export const Empty = meta.story({
  render: () => memberPage(PromotionsPage, { before: (root) => losesEntries(root.store(promotionsStore).result) }),
  play: showsEmpty({ PromotionList: 'No promotions of this type' }),
})

export const ApplicationsLoading = meta.story({
  render: () => memberPage(PromotionsPage, { faults: unanswered('promotion.applications') }),
  play: showsLoading({ Applications: /^Sent / }),
})

export const ApplicationsFailed = meta.story({
  render: () => memberPage(PromotionsPage, { faults: failsOnce('promotion.applications') }),
  play: showsFailed({ Applications: 'Your applications could not be loaded.' }),
})

export const ApplicationsEnd = meta.story({
  render: () =>
    memberPage(PromotionsPage, {
      before: (root) =>
        root.store(promotionStore).join({ id: 'live-evening', comment: 'A long night', contact: '+639171234567' }),
    }),
  play: showsEnd({ Applications: /^Sent / }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(PromotionsPage, { username: 'rana', remembered: inBangladesh }),
})
