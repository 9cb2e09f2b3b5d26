import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Overlays } from '../shell/overlays/Overlays.tsx'
import { memberPage, type MemberPageProps } from '../testing/memberPage.tsx'
import { storyTimeout } from '../testing/SiteFixture.tsx'

const meta = preview.meta({ title: 'Site/Safer play/SafetyModal', component: Overlays })

const overGame = (props: MemberPageProps = {}) =>
  memberPage(Overlays, { ...props, before: (root) => void root.modals.open({ kind: 'safety' }) })

export const OverGame = meta.story({
  name: 'Limits and breaks open over a game that waits [G-30]',
  render: () => overGame({ username: 'vip' }),
  play: async () => {
    const limits = await screen.findByRole('heading', { level: 2, name: 'Your limits' }, storyTimeout)
    await waitFor(() => expect(limits).toBeVisible())
  },
})
