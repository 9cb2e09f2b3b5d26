import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { agentPage } from '../../testing/agentPage.tsx'
import { memberPage } from '../../testing/memberPage.tsx'
import { patience } from '../../testing/SiteStage.tsx'
import { TeamOverviewPage } from './TeamOverviewPage.tsx'

const meta = preview.meta({ title: 'Site/AgentCentre/TeamOverview', component: TeamOverviewPage })

export const Ready = meta.story({
  name: 'Ten figures stand beside those of the days before, and the profit says how it is worked out [S-390]',
  render: () => agentPage(TeamOverviewPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Team size', {}, patience)).toBeVisible()
    for (const name of ['New members', 'Active members', 'First deposits', 'Team balance'])
      await expect(canvas.getByText(name)).toBeVisible()
    await expect((await canvas.findAllByText(/before: /, {}, patience)).length).toBe(8)
    await userEvent.click(canvas.getByText('How this is worked out'))
    await expect(canvas.getByText(/^What the team staked less/)).toBeVisible()
    await userEvent.click(await canvas.findByText('Show as table', {}, patience))
    await expect(await canvas.findByRole('columnheader', { name: 'Day' }, patience)).toBeVisible()
  },
})

export const NoTeam = meta.story({
  name: 'An agent whose team has not played sees zeros and no table of products [S-390]',
  render: () => memberPage(TeamOverviewPage, { username: 'wena' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Team size', {}, patience)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => agentPage(TeamOverviewPage, { faults: [{ endpoint: 'team.overview', kind: 'late', ms: 3_600_000 }] }),
})

export const Failed = meta.story({
  name: 'Days that do not come lead to a retry and leave the figures there [S-408]',
  render: () => agentPage(TeamOverviewPage, { faults: [{ endpoint: 'report.daily', kind: 'html502', times: 1 }] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
    await expect(await canvas.findByText('Show as table', {}, patience)).toBeVisible()
    await expect(canvas.getByText('Team size')).toBeVisible()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(TeamOverviewPage, { remembered: { lang: 'BN' } }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => agentPage(TeamOverviewPage),
})
