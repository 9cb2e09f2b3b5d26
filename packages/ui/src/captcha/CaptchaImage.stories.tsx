import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { captchaTexts } from '../testing/inputTexts.ts'
import { CaptchaImage } from './CaptchaImage.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="136" height="48"><rect width="136" height="48" fill="#dff3ea"/><text x="20" y="34" font-size="28" font-family="monospace" letter-spacing="8">K7QX</text></svg>',
)}`
const refresh = fn()

const meta = preview.meta({
  title: 'Inputs/CaptchaImage',
  component: CaptchaImage,
  args: { image: picture, onRefresh: refresh, texts: captchaTexts },
})

export const Playground = meta.story()

Playground.test('Gives another picture at most once a second, and keeps the focus [S-109]', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: captchaTexts.refresh })
  await userEvent.dblClick(button)
  await expect(refresh).toHaveBeenCalledOnce()
  await expect(button).toHaveFocus()
})

export const Loading = meta.story({ args: { image: null } })

export const Failed = meta.story({ args: { image: null, failed: true } })
