import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { inBangladesh, storyTimeout } from '../testing/SiteFixture.tsx'
import { ChangePasswordModal } from './ChangePasswordModal.tsx'

const meta = preview.meta({ title: 'Site/Sign in/ChangePasswordModal', component: ChangePasswordModal })

const Optional = () => <ChangePasswordModal id={1} modal={{ kind: 'changePassword', forced: false, reason: 'weak' }} />
const Forced = () => (
  <ChangePasswordModal id={1} modal={{ kind: 'changePassword', forced: true, reason: 'first-login' }} />
)

export const Weak = meta.story({
  name: 'A weak password may be kept: the modal can be closed [S-103]',
  render: () => memberPage(Optional),
  play: async () => {
    await screen.findByRole('form', {}, storyTimeout)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeVisible())
  },
})

export const FirstLogin = meta.story({
  name: 'At the first login the password must be changed; the only other way is to sign out [S-190]',
  render: () => memberPage(Forced),
  play: async () => {
    await screen.findByRole('form', {}, storyTimeout)
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible())
  },
})

export const OpenedByAgent = meta.story({
  name: 'Whoever got the account from an agent reads who knows the password [S-102]',
  render: () =>
    memberPage(Forced, {
      before: (root) => root.session.setOpening({ by: 'Beth', at: Date.UTC(2026, 10, 20, 12) }),
    }),
  play: async () => {
    await screen.findByRole('form', {}, storyTimeout)
    await waitFor(() => expect(screen.getByText(/^Beth opened this account for you on .*2026/)).toBeVisible())
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => memberPage(Forced, { username: 'rana', remembered: inBangladesh }),
})
