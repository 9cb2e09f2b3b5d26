import { type RootStore, profileStore } from '@croupier/stores'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce } from '../../testing/faults.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { ProfilePage } from './ProfilePage.tsx'

const meta = preview.meta({ title: 'Site/Account/Profile', component: ProfilePage })

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = () =>
  new File([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))], 'front.png', { type: 'image/png' })

const send = (root: RootStore) =>
  root.store(profileStore).submit({ documentType: 'passport', documentNumber: 'P1234567A', pictures: [picture()] })

export const New = meta.story({
  name: 'A new member sees what a withdrawal asks for, each detail with its reason [S-335] [G-02] [G-47]',
  render: () => memberPage(ProfilePage, { username: 'jun' }),
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('meter', { name: 'Ready to withdraw' }, storyTimeout)
    await expect(meter).toHaveAttribute('aria-valuetext', '0 of 6 done')
    const checks = within(canvas.getByRole('list', { name: 'Ready to withdraw' }))
    for (const check of ['Your name', 'Place of birth', 'Source of income', 'Identity document'])
      await expect(checks.getByText(check)).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: /^Occupation/ })).toHaveAccessibleDescription(
      /play stays affordable/,
    )
  },
})

New.test('details count towards the meter as soon as they are saved [S-335]', async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Place of birth/ }, storyTimeout), 'Cebu')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Source of income/ }), 'Salary')
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  await canvas.findByText('2 of 6 done', {}, storyTimeout)
})

export const Checked = meta.story({
  name: 'Whoever was checked has nothing left to do [S-335]',
  render: () => memberPage(ProfilePage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your identity is confirmed', {}, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText('6 of 6 done', {}, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText('Maria Santos', {}, storyTimeout)).toBeVisible()
  },
})

export const Sent = meta.story({
  name: 'A document on its way says since when and how long it takes',
  render: () => memberPage(ProfilePage, { username: 'jun', before: async (root) => void (await send(root)) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We are checking your document', {}, storyTimeout)).toBeVisible()
  },
})

export const Rejected = meta.story({
  name: 'A rejection says why and what to send again [S-335]',
  render: () =>
    memberPage(ProfilePage, {
      username: 'jun',
      before: async (root, operate) => {
        await send(root)
        await operate('kyc/reject', { merchant: 'crph', account: 'jun', reason: 'The picture is too dark.' })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The picture is too dark/, {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Verify your identity' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Steps of the identity check' })).toHaveTextContent('(send again)')
  },
})

export const Loading = meta.story({
  render: () =>
    memberPage(ProfilePage, {
      faults: (['profile.read', 'profile.kyc', 'profile.readiness'] as const).map((endpoint) => ({
        endpoint,
        kind: 'late',
        ms: 3_600_000,
      })),
    }),
})

export const Failed = meta.story({
  render: () => memberPage(ProfilePage, { faults: failsOnce('profile.read') }),
})

Failed.test('Details that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByText('Maria Santos', {}, storyTimeout)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(ProfilePage, { username: 'rana', remembered: inBangladesh }),
})
