import { observer } from 'mobx-react-lite'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useRoot } from '../../app/RootContext.ts'
import { inBangladesh, patience, SiteStage, type StageProps } from '../../testing/SiteStage.tsx'
import { AnnouncementModal } from './AnnouncementModal.tsx'
import { NoticeModal } from './NoticeModal.tsx'

const meta = preview.meta({ title: 'Site/AnnouncementModal', component: AnnouncementModal })

const Popup = observer(function Popup() {
  const { notices } = useRoot()
  const ids = (notices.announcements.data?.popup ?? []).map(({ id }) => String(id))
  return ids.length === 0 ? null : <AnnouncementModal id={1} modal={{ kind: 'announcement', ids }} />
})

const staged = (content = <Popup />, stage: Partial<StageProps> = {}) => (
  <SiteStage
    prepare={async (root) => {
      await root.start()
      await root.notices.load()
    }}
    {...stage}
  >
    {content}
  </SiteStage>
)

export const Popups = meta.story({
  name: 'What everybody shall see once, one after another',
  render: () => staged(),
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, patience)
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }))
  },
})

export const Reader = meta.story({
  name: 'The announcements in a modal, opened at one of them [S-236]',
  render: () => staged(<NoticeModal id={1} modal={{ kind: 'notice', index: 2 }} />),
  play: async () => {
    await screen.findByRole('article', {}, patience)
    await expect(screen.getAllByRole('button', { current: true })).toHaveLength(1)
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => staged(<Popup />, { remembered: inBangladesh }),
})
