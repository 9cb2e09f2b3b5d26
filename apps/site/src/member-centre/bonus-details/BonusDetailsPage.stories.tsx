import { rewardsStore } from '@croupier/stores'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { BonusDetailsPage } from './BonusDetailsPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/BonusDetails', component: BonusDetailsPage })

const claimed: Parameters<typeof memberPage>[1] = {
  before: async (root) => {
    const rewards = root.store(rewardsStore)
    await rewards.load()
    const [bonus] = rewards.bonuses
    if (bonus) await rewards.claim(bonus)
  },
}

export const Offered = meta.story({
  name: 'A bonus on offer shows all its terms on one card, and can be refused [G-49]',
  render: () => memberPage(BonusDetailsPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱60.00 (3 times the bonus)', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('14 days from your claim')).toBeVisible()
    await expect(canvas.getByText(/^Slots.*: 100% · .*: 50%$/)).toBeVisible()
    await expect(canvas.getByText(/Your own money is never held back/)).toBeVisible()
    await expect(canvas.getByText('No bonuses yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Decline Thank you for your feedback' })).toBeEnabled()
  },
})

export const UnderWay = meta.story({
  name: 'An open bonus shows how far its wagering is, until when, and what it holds [S-357] [G-49]',
  render: () => memberPage(BonusDetailsPage, claimed),
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('meter', { name: 'Staked toward the wagering requirement' }, storyTimeout)
    await expect(meter).toHaveAttribute('aria-valuetext', '₱0.00 of ₱60.00')
    await expect(canvas.getByText('In progress')).toBeVisible()
    await expect(canvas.getByText(/^₱60\.00 to go, until /)).toBeVisible()
    const held = canvas.getByText('Bonus money now').closest('div') as HTMLElement
    await expect(within(held).getByText('₱20.00')).toBeVisible()
    await showsEnd({ PaidBonuses: 'In progress' })()
  },
})

export const Empty = meta.story({
  render: () => memberPage(BonusDetailsPage, { username: 'beth' }),
  play: showsEmpty({ PaidBonuses: 'No bonuses yet' }),
})

export const Loading = meta.story({
  render: () => memberPage(BonusDetailsPage, { faults: unanswered('promotion.bonuses') }),
  play: showsLoading({ PaidBonuses: 'In progress' }),
})

export const Failed = meta.story({
  render: () => memberPage(BonusDetailsPage, { faults: failsOnce('promotion.bonuses') }),
  play: showsFailed({ PaidBonuses: 'Your bonuses could not be loaded.' }),
})

Failed.test('Bonuses that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByText('No bonuses yet', {}, storyTimeout)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(BonusDetailsPage, { username: 'rana', remembered: inBangladesh, ...claimed }),
})
