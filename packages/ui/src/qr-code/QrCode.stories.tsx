import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { QrCode } from './QrCode.tsx'

const meta = preview.meta({
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'https://croupier.example/app', label: 'QR code of the app' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'QR code of the app' }).getBoundingClientRect()
    await expect([width, height]).toEqual([120, 120])
  },
})

export const Large = meta.story({ args: { size: 240 } })
