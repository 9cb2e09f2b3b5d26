import { expect, spyOn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { DownloadPage } from './DownloadPage.tsx'

const meta = preview.meta({ title: 'Site/Arrive/DownloadPage', component: DownloadPage })

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h2v2H0zM2 2h2v2H2z"/></svg>')}`

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

Apps.test(
  'A step calls the button by the text on it, also for an app that the operator named [S-231]',
  async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'QR code: iOS lite app', busy: false }, storyTimeout)
    for (const name of ['iOS app', 'iOS lite app', 'Android app']) {
      const button = canvas.getByRole('link', { name: `Get ${name}` })
      const steps = within(canvas.getByRole('list', { name }))
      await expect(steps.getByText(new RegExp(`^Press ${button.textContent}\\b`))).toBeVisible()
    }
  },
)

export const Pictures = meta.story({
  name: 'The platform’s pictures of the codes are shown where it has them [S-221] [S-230]',
  render: () => (
    <SiteFixture
      prepare={async (root) => {
        const { permission } = root.system
        const load = permission.load.bind(permission)
        spyOn(permission, 'load').mockImplementation((fetch) =>
          load(async (signal) => {
            const { info, ...rest } = await fetch(signal)
            const resources = info.resources.map((one) => ({ ...one, qrCodeUrl: picture }))
            return { ...rest, info: { ...info, resources } }
          }),
        )
        await root.start()
      }}
    >
      <DownloadPage />
    </SiteFixture>
  ),
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img', { name: 'QR code: Android app' }, storyTimeout)
    await expect(code).toHaveAttribute('src', picture)
  },
})
