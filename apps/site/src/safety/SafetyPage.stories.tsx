import { signInStore } from '@croupier/stores'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { inBangladesh, patience, SiteStage } from '../testing/SiteStage.tsx'
import { SafetyPage } from './SafetyPage.tsx'

const meta = preview.meta({ title: 'Site/SafetyPage', component: SafetyPage })

const page = (username?: string, remembered = {}) => (
  <SiteStage
    remembered={remembered}
    prepare={async (root) => {
      await root.start()
      if (username !== undefined)
        await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
    }}
  >
    <SafetyPage />
  </SiteStage>
)

export const Visitor = meta.story({
  name: 'Test and help work without an account [G-43]',
  render: () => page(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Safer play' }, patience)).toBeVisible()
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(9)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Member = meta.story({
  name: 'Limits are free text without a suggestion, and both breaks weigh the same [G-08] [G-31]',
  render: () => page('maria'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your limits' }, patience)).toBeVisible()
    for (const box of await canvas.findAllByRole('textbox', {}, patience)) await expect(box).toHaveValue('')
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Exclude yourself' }, patience)).toBeVisible()
  },
})

export const Bengali = meta.story({ globals: { language: 'BN' }, render: () => page('rana', inBangladesh) })
