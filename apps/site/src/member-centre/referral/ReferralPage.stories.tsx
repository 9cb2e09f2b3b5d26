import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { inviteFriend } from '../../testing/inviteFriend.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { ReferralPage } from './ReferralPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/Referral', component: ReferralPage })

export const Ready = meta.story({
  name: 'Link, code and QR carry the same code, beside what invitations brought [S-374]',
  render: () => memberPage(ReferralPage),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: 'Your code' }, storyTimeout)
    await expect(canvas.getByRole('textbox', { name: 'Your link' })).toHaveValue(
      `http://localhost:4000/register?referralCode=${(code as HTMLInputElement).value}`,
    )
    await expect(canvas.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
    await expect(canvas.getByText(/you get yours after they have played some more/)).toBeVisible()
    await expect(canvas.getByText('Total earned')).toBeVisible()
    await expect(await canvas.findByText('No earnings yet', {}, storyTimeout)).toBeVisible()
    await showsEmpty({ Earnings: 'No earnings yet' })()
  },
})

export const Earned = meta.story({
  name: 'A friend’s first deposit shows as a line with its bonus, the name shortened, and in the sums [S-374]',
  render: () => memberPage(ReferralPage, { before: inviteFriend }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Earnings of the last 90 days' }, storyTimeout))
    const row = table.getByRole('row', { name: /fri\*\*\*1/ })
    await expect(row).toHaveTextContent('₱300.00')
    await expect(row).toHaveTextContent('₱50.00')
    await expect(canvas.getByText('1 friend')).toBeVisible()
    await showsEnd({ Earnings: /^fri\*+1$/ })()
  },
})

export const Agent = meta.story({
  name: 'An agent who follows the link learns where agents invite, and gets there [S-374]',
  render: () => memberPage(ReferralPage, { username: 'ace' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agents invite in the agent centre', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Add accounts' })).toHaveAttribute(
      'href',
      expect.stringContaining('agent=registerCenter'),
    )
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const Loading = meta.story({
  render: () => memberPage(ReferralPage, { faults: unanswered('referral.details') }),
})

export const Failed = meta.story({
  render: () => memberPage(ReferralPage, { faults: failsOnce('referral.details') }),
})

Failed.test('An invitation that fails to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('textbox', { name: 'Your code' }, storyTimeout)).toBeVisible()
})

export const EarningsLoading = meta.story({
  render: () => memberPage(ReferralPage, { faults: unanswered('rebate.depositReport') }),
  play: showsLoading({ Earnings: /^fri\*+1$/ }),
})

export const EarningsFailed = meta.story({
  render: () => memberPage(ReferralPage, { faults: failsOnce('rebate.depositReport') }),
  play: showsFailed({ Earnings: 'Your earnings could not be loaded.' }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(ReferralPage, { username: 'rana', remembered: inBangladesh }),
})
