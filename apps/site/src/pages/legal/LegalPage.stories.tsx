import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { LegalPage } from './LegalPage.tsx'

const meta = preview.meta({ title: 'Site/Arrive/LegalPage', component: LegalPage })

const page = (legal: 'terms' | 'privacy', remembered: Readonly<Record<string, string>> = {}) => (
  <SiteFixture remembered={remembered} prepare={(root) => root.start()}>
    <LegalPage legal={legal} />
  </SiteFixture>
)

export const Terms = meta.story({
  name: 'The terms of use; a sandbox says that they are a sample [S-224]',
  render: () => page('terms'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Terms of use' }, storyTimeout)).toBeVisible()
  },
})

export const Privacy = meta.story({
  name: 'The privacy policy, with the choice about measuring [S-018]',
  render: () => page('privacy'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' }, storyTimeout)).toBeVisible()
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => page('terms', inBangladesh),
})
