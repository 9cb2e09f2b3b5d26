import preview from '../../../../.storybook/preview.tsx'
import { expect } from 'storybook/test'
import { DownloadPanel } from './DownloadPanel.tsx'

const app = (value: string, label: string) => ({
  value,
  label,
  href: `https://example.com/${value}`,
  qrText: `QR code of the ${label} app`,
  downloadText: `Download for ${label}`,
  note: 'Version 3.2, 48 MB',
})

const meta = preview.meta({
  title: 'Patterns/DownloadPanel',
  component: DownloadPanel,
  args: {
    label: 'App download',
    apps: [
      { ...app('ios', 'iOS'), steps: ['Open the link in Safari.', 'Choose "Add to Home Screen".'] },
      { ...app('android', 'Android'), steps: ['Download the file.', 'Open it and allow the installation.'] },
    ],
    preferred: 'android',
    texts: { steps: 'How to install' },
  },
})

export const Playground = meta.story()

Playground.test('Has the device’s own app first, with code, link and steps', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Android', 'iOS'])
  await expect(canvas.getByRole('img', { name: 'QR code of the iOS app' })).toHaveAttribute('width', '120')
})
