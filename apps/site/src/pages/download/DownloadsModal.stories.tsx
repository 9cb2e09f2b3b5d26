import { observer } from 'mobx-react-lite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { downloads } from './downloads.ts'
import { DownloadsModal } from './DownloadsModal.tsx'

const meta = preview.meta({ title: 'Site/Arrive/DownloadsModal', component: DownloadsModal })

const Shown = observer(function Shown() {
  const { system } = useRoot()
  return <DownloadsModal open onClose={fn()} downloads={downloads(system.resources)} />
})
const modal = () => (
  <SiteFixture prepare={(root) => root.start()}>
    <Shown />
  </SiteFixture>
)

export const EveryDownload = meta.story({
  name: 'A code and a link for each download that exists [S-217]',
  render: modal,
  play: async () => {
    const android = await screen.findByRole('link', { name: 'Android app' }, storyTimeout)
    await waitFor(() => expect(android).toBeVisible())
    await expect(screen.getAllByRole('img').length).toBeGreaterThan(1)
  },
})
