import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { ManualRebatePage } from './ManualRebatePage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/ManualRebate', component: ManualRebatePage })

export const Ready = meta.story({
  name: 'Each product shows how its rebate is worked out and has its own claim button [S-373]',
  render: () => memberPage(ManualRebatePage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready to claim', {}, storyTimeout)).toBeVisible()
    const [sum] = canvas.getAllByText(/^₱[\d,.]+ in stakes × [\d.]+%$/)
    await expect(sum).toBeVisible()
    await showsEnd({ ManualRebatePage: /^₱[\d,.]+ in stakes × [\d.]+%$/ })()
  },
})

export const Empty = meta.story({
  name: 'Without stakes the page says when a rebate comes [S-373]',
  render: () => memberPage(ManualRebatePage, { username: 'jun' }),
  play: showsEmpty({ ManualRebatePage: 'No rebate yet' }),
})

export const Loading = meta.story({
  render: () => memberPage(ManualRebatePage, { faults: unanswered('rebate.list') }),
  play: showsLoading({ ManualRebatePage: /^₱[\d,.]+ in stakes × [\d.]+%$/ }),
})

export const Failed = meta.story({
  render: () => memberPage(ManualRebatePage, { faults: failsOnce('rebate.list') }),
  play: showsFailed({ ManualRebatePage: 'Your rebates could not be loaded.' }),
})

Failed.test('Rebates that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByText('Ready to claim', {}, storyTimeout)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(ManualRebatePage, { username: 'rana', remembered: inBangladesh }),
})
