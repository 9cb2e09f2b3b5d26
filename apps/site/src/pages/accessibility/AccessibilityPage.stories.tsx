import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { ownRouter, sitePage } from '../../testing/sitePage.tsx'
import { AccessibilityPage } from './AccessibilityPage.tsx'

const meta = preview.meta({
  title: 'Site/Help and messages/AccessibilityPage',
  component: AccessibilityPage,
  parameters: ownRouter,
})

export const Statement = meta.story({
  name: 'The standard, what works, what does not, and whom to tell',
  render: () => sitePage(AccessibilityPage, { at: '/accessibility' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/WCAG\) 2.2, level AA/, {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'What does not work yet' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  },
})
