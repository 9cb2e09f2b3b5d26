import { addDays } from '@croupier/locales/calendar'
import { agentIncomeStore } from '@croupier/stores'
import { expect, fireEvent, screen, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { agentPage, manyRows, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { AgentIncomePage } from './AgentIncomePage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/Income', component: AgentIncomePage })

export const Ready = meta.story({
  name: 'Each day names what was earned by kind and what was paid on [S-394]',
  render: () => agentPage(AgentIncomePage),
  play: async ({ canvas }) => {
    for (const name of ['Rebate', 'Daily salary', 'Paid to downlines', 'Income'])
      await expect(await canvas.findByRole('columnheader', { name }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Whole period/ })).toBeVisible()
  },
})

export const OfOneCategory = meta.story({
  name: 'Income of one category leaves out contracts for all games, and says so [S-394]',
  render: () => agentPage(AgentIncomePage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Category' }, storyTimeout))
    await userEvent.click(await screen.findByRole('option', { name: 'Slots' }, storyTimeout))
    await expect(await canvas.findByText(/^Only income from this category/, {}, storyTimeout)).toBeVisible()
  },
})

export const NinetyDays = meta.story({
  name: 'Ninety days, the most there can be, with amounts of millions come in pages [S-394]',
  render: () =>
    agentPage(AgentIncomePage, {
      before: (root) =>
        manyRows(
          root.store(agentIncomeStore),
          (first, place) => ({
            ...first,
            day: addDays(first.day, -place),
            rebate: '1234567.89',
            income: '-9876543.21',
          }),
          90,
        ),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages' }, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByText('-₱9,876,543.21').length).toBe(20)
  },
})

export const Empty = meta.story({
  name: 'Days without income show an empty state [S-394]',
  render: () => agentPage(AgentIncomePage),
  play: async ({ canvas }) => {
    // Days before any play.
    await canvas.findByRole('columnheader', { name: 'Rebate' }, storyTimeout)
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2020-01-01' } })
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2020-01-02' } })
    await expect(await canvas.findByText('Nothing in this period', {}, storyTimeout)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => agentPage(AgentIncomePage, { faults: unanswered('report.income') }),
})

export const Failed = meta.story({
  render: () => agentPage(AgentIncomePage, { faults: failsOnce('report.income') }),
  play: rests('Try again'),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(AgentIncomePage, { remembered: { lang: 'BN' } }),
})
