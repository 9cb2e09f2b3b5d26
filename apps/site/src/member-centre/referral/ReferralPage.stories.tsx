import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { memberPage } from '../../testing/memberPage.tsx'
import { inBangladesh, patience } from '../../testing/SiteStage.tsx'
import { ReferralPage } from './ReferralPage.tsx'

const meta = preview.meta({ title: 'Site/MemberCentre/Referral', component: ReferralPage })

export const Ready = meta.story({
  name: 'Link, code and QR carry the same code, beside what invitations brought [S-374]',
  render: () => memberPage(ReferralPage),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: 'Your code' }, patience)
    await expect(canvas.getByRole('textbox', { name: 'Your link' })).toHaveValue(
      `http://localhost:4000/register?referralCode=${(code as HTMLInputElement).value}`,
    )
    await expect(canvas.getByRole('img', { name: 'QR code of your link' })).toBeVisible()
    await expect(canvas.getByText('Earned in all')).toBeVisible()
    await expect(await canvas.findByText('No earnings yet', {}, patience)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => memberPage(ReferralPage, { faults: [{ endpoint: 'referral.details', kind: 'late', ms: 3_600_000 }] }),
})

export const Failed = meta.story({
  render: () => memberPage(ReferralPage, { faults: [{ endpoint: 'referral.details', kind: 'html502', times: 1 }] }),
})

Failed.test('An invitation that does not come leads to a retry [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
  await expect(await canvas.findByRole('textbox', { name: 'Your code' }, patience)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(ReferralPage, { username: 'rana', remembered: inBangladesh }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => memberPage(ReferralPage),
})
