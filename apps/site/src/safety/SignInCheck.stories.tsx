import type { SiteMerchant } from '@croupier/api/merchant'
import { safetyStore, signInStore } from '@croupier/stores'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../testing/SiteFixture.tsx'
import { SignInCheck } from './SignInCheck.tsx'

const meta = preview.meta({ title: 'Site/Safer play/SignInCheck', component: SignInCheck })

const check = (duties: SiteMerchant['duties'], declarationDue = false) => (
  <SiteFixture
    merchant={{ duties }}
    prepare={async (root) => {
      await root.start()
      await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
      const { overview } = root.store(safetyStore)
      await root.store(safetyStore).loadOverview()
      if (overview.data) overview.set({ ...overview.data, declarationDue })
    }}
  >
    <SignInCheck />
    <p>The page</p>
  </SiteFixture>
)

export const Declaration = meta.story({
  name: 'After signing in: the login before, and the declaration with its ways on [G-74] [G-75]',
  render: () =>
    check({ lastSignIn: true, signInDeclaration: true, barred: { groups: ['officials', 'forces', 'students'] } }, true),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm' }, storyTimeout))
    await expect(dialog.getByText('I am 21 or older, this account is mine, and I play for myself.')).toBeInTheDocument()
    await expect(dialog.getByText(/any of these groups: government officials/)).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'I cannot confirm this' })).toBeEnabled()
    await expect(await dialog.findByRole('region', { name: 'Your last login' })).toBeInTheDocument()
  },
})

Declaration.test('Escape does not answer it; the confirmation does [G-74]', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm' }, storyTimeout)
  await userEvent.keyboard('{Escape}')
  await expect(dialog).toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole('button', { name: 'I confirm' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

export const LastLogin = meta.story({
  name: 'A market can ask for the last login alone [G-75]',
  render: () => check({ lastSignIn: true }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'You are logged in' }, storyTimeout))
    await expect(
      await dialog.findByText('If that was not you, change your password in the security centre.'),
    ).toBeInTheDocument()
    await expect(dialog.queryByRole('button', { name: 'I confirm' })).toBeNull()
  },
})

export const None = meta.story({
  name: 'A market that asks for neither shows nothing after signing in [G-74] [G-75]',
  render: () => check({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The page', {}, storyTimeout)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
