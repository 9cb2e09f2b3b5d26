import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Overlays } from '../../shell/overlays/Overlays.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce } from '../../testing/faults.ts'
import { type MemberPageProps, memberPage } from '../../testing/memberPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/ApplicationModal', component: Overlays })

const applying = (props: MemberPageProps = {}) =>
  memberPage(Overlays, {
    ...props,
    before: (root) => void root.modals.open({ kind: 'application', promotionId: 'live-evening' }),
  })

export const Form = meta.story({
  name: 'An application has a comment, pictures and a contact [S-366] [S-368]',
  render: () => applying(),
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Apply: An evening at the tables' }, storyTimeout)
    await waitFor(() => expect(title).toBeVisible())
    await expect(screen.getByRole('textbox', { name: /^Comment/ })).toBeVisible()
  },
})

export const Failed = meta.story({
  name: 'A promotion that does not come leads to a retry [S-411]',
  render: () => applying({ faults: failsOnce('promotion.detail') }),
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Try again' }, storyTimeout)
    await waitFor(() => expect(again).toBeVisible())
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN', viewport: { value: 'phone' } },
  render: () => applying({ username: 'rana', remembered: inBangladesh }),
})
