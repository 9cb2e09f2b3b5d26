import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { agentPage, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { UserLossPage } from './UserLossPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/UserLoss', component: UserLossPage })

export const Ready = meta.story({
  render: () => agentPage(UserLossPage),
  play: rests('How this is worked out'),
})

Ready.test('The largest loss comes first, a heading sorts, and the sum opens [S-394]', async ({ canvas }) => {
  const net = await canvas.findByRole('columnheader', { name: /^Net result/ }, storyTimeout)
  await expect(net).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(canvas.getByRole('button', { name: /^Stakes/ }))
  await expect(canvas.getByRole('columnheader', { name: /^Stakes/ })).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(await canvas.findByText('How this is worked out', {}, storyTimeout))
  await expect(canvas.getByText(/A minus means a loss/)).toBeVisible()
})

export const OfOneCategory = meta.story({
  name: 'Of one category the play alone is shown, and its definition says so [S-394]',
  render: () => agentPage(UserLossPage),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /^Bonus/ }, storyTimeout)
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Slots' }, storyTimeout))
    await expect(canvas.queryByRole('columnheader', { name: /^Bonus/ })).toBeNull()
    await userEvent.click(await canvas.findByText('How this is worked out', {}, storyTimeout))
    await expect(canvas.getByText(/are not counted by category/)).toBeVisible()
  },
})

export const Empty = meta.story({
  render: () => agentPage(UserLossPage),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Member' }, storyTimeout), 'nobody{Enter}')
    await canvas.findByText('Nothing in this period', {}, storyTimeout)
    await showsEmpty({ ReportView: 'Nothing in this period' })()
  },
})

export const End = meta.story({
  render: () => agentPage(UserLossPage),
  play: showsEnd({ ReportView: 'Whole period' }),
})

export const Loading = meta.story({
  render: () => agentPage(UserLossPage, { faults: unanswered('report.profit') }),
  play: showsLoading({ ReportView: 'Whole period' }),
})

export const Failed = meta.story({
  render: () => agentPage(UserLossPage, { faults: failsOnce('report.profit') }),
  play: showsFailed({ ReportView: 'The report could not be loaded.' }),
})

Failed.test('A report that fails to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('columnheader', { name: /^Net result/ }, storyTimeout)).toBeVisible()
})

export const FiveThousand = meta.story({
  name: '5,000 people with long names come in pages, with the sums of all [S-394]',
  render: () => agentPage(UserLossPage, { operate: { 'scenarios/load': { name: 'crowd' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages' }, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByText(/^maximilianaofbatangas/).length).toBeGreaterThan(5)
    await expect(canvas.getByRole('row', { name: /^Whole period/ })).toBeVisible()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(UserLossPage, { remembered: { lang: 'BN' } }),
})
