import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { ownRouter, sitePage } from '../../testing/sitePage.tsx'
import { TrustedPage } from './TrustedPage.tsx'

const meta = preview.meta({ title: 'Site/Safer play/TrustedPage', component: TrustedPage, parameters: ownRouter })

export const WithoutCode = meta.story({
  name: 'Without the code of an email it says how it opens [G-96]',
  render: () => sitePage(TrustedPage, { at: '/trusted' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page opens from the link in our email.', {}, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
