import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { patience, SiteStage } from '../../testing/SiteStage.tsx'
import { ContactPage } from './ContactPage.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/ContactPage', component: ContactPage })

const page = (
  <SiteStage prepare={(root) => root.start()}>
    <ContactPage />
  </SiteStage>
)

export const Contacts = meta.story({
  name: 'Every configured contact, who runs the site, and independent help [S-233] [G-44]',
  render: () => page,
  play: async ({ canvas }) => {
    for (const name of ['Live chat', 'Facebook', 'Telegram'])
      await expect(await canvas.findByRole('button', { name }, patience)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', '/help#feedback')
    await expect(canvas.getByText('Operated by Croupier Demonstration Inc.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^NCMH crisis hotline/ })).toBeVisible()
  },
})
