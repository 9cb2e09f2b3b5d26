import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { inBangladesh, patience, SiteStage } from '../testing/SiteStage.tsx'
import { RegisterModal } from './RegisterModal.tsx'

const meta = preview.meta({ title: 'Site/RegisterModal', component: RegisterModal })

const modal = (remembered = {}) => (
  <SiteStage remembered={remembered} prepare={(root) => root.start()}>
    <RegisterModal id={1} modal={{ kind: 'register' }} />
  </SiteStage>
)

export const Reasons = meta.story({
  name: 'Registration says why it asks who somebody is, and what becomes of it; nothing allows advertising [G-02] [G-05]',
  render: () => modal(),
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Create your account' }, patience))
    await expect(form.getByLabelText('Birthday')).toHaveAccessibleDescription(
      'You must be 21 or older. We use it to check your age.',
    )
    await waitFor(() => expect(form.getByText(/^We ask for these details once\. .+ not advertising\.$/)).toBeVisible())
    // The only box is the one of the terms.
    await expect(form.getAllByRole('checkbox')).toHaveLength(1)
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => modal(inBangladesh),
  play: async () => void (await screen.findByRole('form', {}, patience)),
})
