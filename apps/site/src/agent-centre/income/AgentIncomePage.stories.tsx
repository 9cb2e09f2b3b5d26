import { expect, fireEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { agentPage, failsOnce, rests, unanswered } from '../../testing/agentPage.tsx'
import { memberPage } from '../../testing/memberPage.tsx'
import { patience } from '../../testing/SiteStage.tsx'
import { AgentIncomePage } from './AgentIncomePage.tsx'

const meta = preview.meta({ title: 'Site/AgentCentre/Income', component: AgentIncomePage })

export const Ready = meta.story({
  name: 'Each day names what was earned by kind and what was paid on [S-394]',
  render: () => agentPage(AgentIncomePage),
  play: async ({ canvas }) => {
    for (const name of ['Rebate', 'Daily salary', 'Paid to downlines', 'Income'])
      await expect(await canvas.findByRole('columnheader', { name }, patience)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Whole period/ })).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Days without income show an empty state [S-394]',
  render: () => memberPage(AgentIncomePage, { username: 'wena' }),
  play: async ({ canvas }) => {
    // Days before anybody played.
    await canvas.findByRole('columnheader', { name: 'Rebate' }, patience)
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2020-01-01' } })
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2020-01-02' } })
    await expect(await canvas.findByText('Nothing in this period', {}, patience)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => agentPage(AgentIncomePage, { faults: unanswered('report.income') }),
})

export const Failed = meta.story({
  render: () => agentPage(AgentIncomePage, { faults: failsOnce('report.income') }),
  play: rests('Try again'),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => agentPage(AgentIncomePage),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(AgentIncomePage, { remembered: { lang: 'BN' } }),
})
