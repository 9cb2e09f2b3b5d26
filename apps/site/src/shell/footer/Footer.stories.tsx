import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { patience, SiteStage } from '../../testing/SiteStage.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({ title: 'Site/Footer', component: Footer, parameters: { layout: 'fullscreen' } })

const footer = (
  <SiteStage prepare={(root) => root.start()}>
    <Footer />
  </SiteStage>
)

export const Legal = meta.story({
  name: 'The footer names age, operator, safety page and help organisations [G-03] [G-30]',
  render: () => footer,
  play: async ({ canvas }) => {
    const foot = within(await canvas.findByRole('contentinfo', {}, patience))
    await expect(foot.getByText('Only for people aged 21 or over. Play within your means.')).toBeVisible()
    await expect(foot.getByText(/^Operated by Croupier Demonstration Inc\.$/)).toBeVisible()
    await expect(foot.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/safety')
    await expect(foot.getByRole('link', { name: /^Gambling Therapy/ })).toBeVisible()
  },
})

export const PhoneDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  render: () => footer,
})
