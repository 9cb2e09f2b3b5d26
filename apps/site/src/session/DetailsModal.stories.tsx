import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { storyTimeout } from '../testing/SiteFixture.tsx'
import { DetailsModal } from './DetailsModal.tsx'

const meta = preview.meta({ title: 'Site/Sign in/DetailsModal', component: DetailsModal })

const Both = () => <DetailsModal id={1} modal={{ kind: 'details', missing: { birthday: true, terms: true } }} />
const Terms = () => <DetailsModal id={1} modal={{ kind: 'details', missing: { birthday: false, terms: true } }} />

export const Empty = meta.story({
  name: 'Birthday and terms are both needed [G-65]',
  render: () => memberPage(Both),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }, storyTimeout))
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2))
  },
})

export const TermsOnly = meta.story({
  name: 'Only what is missing is asked for [G-65]',
  render: () => memberPage(Terms),
  play: async () => {
    await screen.findByRole('checkbox', {}, storyTimeout)
    await expect(screen.queryByLabelText(/Birthday/)).toBeNull()
  },
})
