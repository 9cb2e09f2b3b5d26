import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { patience, SiteStage } from '../../testing/SiteStage.tsx'
import { DownloadPage } from './DownloadPage.tsx'

const meta = preview.meta({ title: 'Site/Arrive/DownloadPage', component: DownloadPage })

const page = (
  <SiteStage prepare={(root) => root.start()}>
    <DownloadPage />
  </SiteStage>
)

export const Apps = meta.story({
  name: 'Each app has its QR code and its steps [S-230] [S-231]',
  render: () => page,
  play: async ({ canvas }) => {
    for (const name of ['iOS app', 'iOS lite app', 'Android app', 'Web app'])
      await expect(await canvas.findByRole('img', { name: `QR code: ${name}`, busy: false }, patience)).toBeVisible()
    for (const [name, steps] of [
      ['iOS app', 7],
      ['iOS lite app', 6],
      ['Web app', 3],
    ] as const)
      await expect(within(canvas.getByRole('list', { name })).getAllByRole('listitem')).toHaveLength(steps)
    await expect(canvas.getByRole('link', { name: 'Installation guide' })).toHaveAttribute('href', '/#guide')
  },
})
