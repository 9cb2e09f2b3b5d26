import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { ContactPage } from './ContactPage.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/ContactPage', component: ContactPage })

const page = (
  <SiteFixture prepare={(root) => root.start()}>
    <ContactPage />
  </SiteFixture>
)

export const Contacts = meta.story({
  name: 'Every configured contact, who runs the site, and independent help [S-233] [G-44]',
  render: () => page,
  play: async ({ canvas }) => {
    for (const name of ['Live chat', 'Facebook', 'Telegram'])
      await expect(await canvas.findByRole('button', { name }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', '/help#feedback')
    await expect(canvas.getByText('Operated by Croupier Demonstration Inc.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^NCMH crisis hotline/ })).toBeVisible()
  },
})
