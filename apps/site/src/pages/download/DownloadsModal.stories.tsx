import { observer } from 'mobx-react-lite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { downloads, type Download } from './downloads.ts'
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

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h2v2H0zM2 2h2v2H2z"/></svg>')}`
const pictured: readonly Download[] = [
  { type: 'IOS', nameKey: 'ios_app', url: 'https://app.example/ios', qrCodeUrl: picture },
  {
    type: 'ANDROID',
    nameKey: 'android_app',
    url: 'https://app.example/android',
    qrCodeUrl: 'data:image/png;base64,broken',
  },
]

export const EveryDownload = meta.story({
  name: 'A code and a link for each download that exists [S-217]',
  render: modal,
  play: async () => {
    const android = await screen.findByRole('link', { name: 'Android app' }, storyTimeout)
    await waitFor(() => expect(android).toBeVisible())
    await expect(screen.getAllByRole('img').length).toBeGreaterThan(1)
  },
})

export const Pictures = meta.story({
  name: 'The platform’s picture of a code is shown, and one that does not load is drawn instead [S-217] [S-221]',
  render: () => (
    <SiteFixture prepare={(root) => root.start()}>
      <DownloadsModal open onClose={fn()} downloads={pictured} />
    </SiteFixture>
  ),
  play: async () => {
    const ios = await screen.findByRole('img', { name: 'QR code: iOS app' }, storyTimeout)
    await expect(ios).toHaveAttribute('src', picture)
    const android = () => screen.getByRole('img', { name: 'QR code: Android app', busy: false })
    await waitFor(() => expect(android().tagName).toBe('svg'), storyTimeout)
  },
})
