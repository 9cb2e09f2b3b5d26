import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { ProfitPage } from './ProfitPage.tsx'

const meta = preview.meta({ title: 'Site/Records/Profit', component: ProfitPage })

export const Ready = meta.story({
  name: 'The result says how it is defined and worked out, and every day is in a table too [S-356]',
  render: () => memberPage(ProfitPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Result of the period' }, storyTimeout)).toBeVisible()
    await userEvent.click(canvas.getByText('How this is worked out'))
    await expect(canvas.getByText(/Deposits and withdrawals are not included/)).toBeVisible()
    await userEvent.click(await canvas.findByText('Show as table', {}, storyTimeout))
    await expect(await canvas.findByRole('columnheader', { name: 'Day' }, storyTimeout)).toBeVisible()
    await showsEnd({ ProfitPage: 'Day by day' })()
  },
})

export const Empty = meta.story({
  name: 'Without play the result is zero and the chart is left out [S-356]',
  render: () => memberPage(ProfitPage, { username: 'jun' }),
  play: showsEmpty({ ProfitPage: 'No play in this period' }),
})

export const Loading = meta.story({
  render: () => memberPage(ProfitPage, { faults: unanswered('report.personal') }),
  play: showsLoading({ ProfitPage: 'Day by day' }),
})

export const Failed = meta.story({
  render: () => memberPage(ProfitPage, { faults: failsOnce('report.personal') }),
  play: showsFailed({ ProfitPage: 'Your result could not be loaded.' }),
})

Failed.test('A result that fails to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('region', { name: 'Result of the period' }, storyTimeout)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(ProfitPage, { username: 'rana', remembered: inBangladesh }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => memberPage(ProfitPage),
})
