import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const meta = preview.meta({ title: 'Site/When it fails/NotFoundPage', component: NotFoundPage })

export const NothingHere = meta.story({
  name: 'An unknown address says so and leads home [S-040]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back to home' })).toBeVisible()
  },
})

export const Bengali = meta.story({ globals: { language: 'BN' } })
