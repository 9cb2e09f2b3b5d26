import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { DownloadPage } from './DownloadPage.tsx'

const meta = preview.meta({ title: 'Site/Arrive/DownloadPage', component: DownloadPage })

const page = (
  <SiteFixture prepare={(root) => root.start()}>
    <DownloadPage />
  </SiteFixture>
)

export const Apps = meta.story({
  name: 'Each app has its QR code and its steps [S-230] [S-231]',
  render: () => page,
  play: async ({ canvas }) => {
    for (const name of ['iOS app', 'iOS lite app', 'Android app', 'Web app'])
      await expect(
        await canvas.findByRole('img', { name: `QR code: ${name}`, busy: false }, storyTimeout),
      ).toBeVisible()
    for (const [name, steps] of [
      ['iOS app', 7],
      ['iOS lite app', 6],
      ['Web app', 3],
    ] as const)
      await expect(within(canvas.getByRole('list', { name })).getAllByRole('listitem')).toHaveLength(steps)
    await expect(canvas.getByRole('link', { name: 'Installation guide' })).toHaveAttribute('href', '/#guide')
  },
})
