import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Overlays } from '../../shell/overlays/Overlays.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce } from '../../testing/faults.ts'
import { type MemberPageProps, memberPage } from '../../testing/memberPage.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/NoticeModal', component: Overlays })

const opened = (props: MemberPageProps = {}) =>
  memberPage(Overlays, { ...props, before: (root) => void root.modals.open({ kind: 'notice', index: 2 }) })

export const Opened = meta.story({
  name: 'The window opens at the announcement that was pressed [S-208] [S-236]',
  render: () => opened(),
  play: async () => {
    const article = await screen.findByRole('article', {}, storyTimeout)
    await waitFor(() => expect(article).toBeVisible())
    await expect(screen.getByRole('button', { current: true })).toBeVisible()
  },
})

export const Failed = meta.story({
  name: 'Announcements that do not come lead to a retry [S-411]',
  render: () => opened({ faults: failsOnce('announcements.list') }),
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Try again' }, storyTimeout)
    await waitFor(() => expect(again).toBeVisible())
  },
})
