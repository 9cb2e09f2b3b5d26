import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { DepositTutorialPage } from './DepositTutorialPage.tsx'

const meta = preview.meta({ title: 'Site/Deposit and withdraw/DepositTutorialPage', component: DepositTutorialPage })

const page = (remembered = {}) => (
  <SiteFixture remembered={remembered} prepare={(root) => root.start()}>
    <DepositTutorialPage />
  </SiteFixture>
)

export const Philippines = meta.story({
  name: 'Five steps, and the ways to pay of the market',
  render: () => page(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('GCash', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5 + 4)
  },
})

export const Bangladesh = meta.story({
  name: 'In Bengali, with the ways to pay of Bangladesh',
  globals: { language: 'BN' },
  render: () => page(inBangladesh),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('bKash', {}, storyTimeout)).toBeVisible()
    const [step] = canvas.getAllByRole('listitem')
    await expect(getComputedStyle(step as HTMLElement, '::before').content).toBe('counter(step, bengali)')
  },
})
