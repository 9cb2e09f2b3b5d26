import { observer } from 'mobx-react-lite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { AnnouncementModal } from './AnnouncementModal.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/AnnouncementModal', component: AnnouncementModal })

const Shown = observer(function Shown() {
  const popups = useRoot().notices.announcements.data?.popup ?? []
  return <AnnouncementModal id={1} modal={{ kind: 'announcement', ids: popups.map(({ id }) => String(id)) }} />
})
const modal = (remembered: Readonly<Record<string, string>> = {}) => (
  <SiteFixture
    remembered={remembered}
    operate={{ 'popups/set': { on: true } }}
    prepare={async (root) => {
      await root.start()
      await root.notices.load()
    }}
  >
    <Shown />
  </SiteFixture>
)

export const OneAfterAnother = meta.story({
  name: 'Announcements come one after another and end with a way out [S-106]',
  render: () => modal(),
  play: async () => {
    await screen.findByRole('dialog', {}, storyTimeout)
    for (;;) {
      const next = screen.queryByRole('button', { name: 'Next announcement' })
      if (!next) break
      await userEvent.click(next)
    }
    const closing = screen.getAllByRole('button', { name: 'Close' })
    await waitFor(() => expect(closing.at(-1)).toBeVisible())
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => modal(inBangladesh),
})
