import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, patience, SiteStage } from '../../testing/SiteStage.tsx'
import { DepositTutorialPage } from './DepositTutorialPage.tsx'

const meta = preview.meta({ title: 'Site/Deposit and withdraw/DepositTutorialPage', component: DepositTutorialPage })

const page = (remembered = {}) => (
  <SiteStage remembered={remembered} prepare={(root) => root.start()}>
    <DepositTutorialPage />
  </SiteStage>
)

export const Philippines = meta.story({
  name: 'Five steps, and the ways to pay of the market',
  render: () => page(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GCash', {}, patience)).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5 + 4)
  },
})

export const Bangladesh = meta.story({
  name: 'In Bengali, with the ways to pay of Bangladesh',
  globals: { language: 'BN' },
  render: () => page(inBangladesh),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('bKash', {}, patience)).toBeVisible()
  },
})
