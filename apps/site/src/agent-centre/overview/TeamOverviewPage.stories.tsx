import { teamOverviewStore } from '@croupier/stores'
import { expect, screen, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { agentPage, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { losesEntries, showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { TeamOverviewPage } from './TeamOverviewPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/TeamOverview', component: TeamOverviewPage })

export const Ready = meta.story({
  render: () => agentPage(TeamOverviewPage),
  play: rests(/before: /),
})

Ready.test(
  'Ten figures are shown beside those of the days before, and the profit says how it is worked out [S-390]',
  async ({ canvas }) => {
    for (const name of ['New members', 'Active members', 'First deposits', 'Team balance'])
      await expect(canvas.getByText(name)).toBeVisible()
    await expect((await canvas.findAllByText(/before: /, {}, storyTimeout)).length).toBe(8)
    await userEvent.click(canvas.getByText('How this is worked out'))
    await expect(canvas.getByText(/^What the team won less/)).toBeVisible()
    canvas.getByText(/^See the rows/).scrollIntoView()
    await userEvent.click((await canvas.findAllByText('Show as table', {}, storyTimeout))[0] as HTMLElement)
    await expect((await canvas.findAllByRole('columnheader', { name: 'Day' }, storyTimeout))[0]).toBeVisible()
  },
)

export const OnBreak = meta.story({
  name: 'The balance of the team leaves out people who are not available, and says how many [G-36]',
  render: () => agentPage(TeamOverviewPage, { operate: { 'scenarios/load': { name: 'excluded' } } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findByText('As of now', {}, storyTimeout)).textContent).toBe(
      'As of nowNot available 4 people',
    )
  },
})

export const NoTeam = meta.story({
  name: 'An agent whose team has not played sees zeros and no table of products [S-390]',
  render: () => memberPage(TeamOverviewPage, { username: 'wena' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Team size', {}, storyTimeout)).toBeVisible()
  },
})

export const FiveThousand = meta.story({
  name: 'The figures of 5,000 people [S-390]',
  render: () => agentPage(TeamOverviewPage, { operate: { 'scenarios/load': { name: 'crowd' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5,027', {}, storyTimeout)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => agentPage(TeamOverviewPage, { faults: unanswered('team.overview') }),
})

/** Days and products are loaded when they are near. */
const below = (then: () => Promise<void>) => async () => {
  ;(await screen.findByText(/^See the rows/, {}, storyTimeout)).scrollIntoView()
  await then()
}

export const DetailsLoading = meta.story({
  render: () => agentPage(TeamOverviewPage, { faults: unanswered('report.daily', 'report.byGame') }),
  play: below(showsLoading({ OverviewDetails: 'Fishing' })),
})

export const DetailsEnd = meta.story({
  render: () => agentPage(TeamOverviewPage),
  play: below(showsEnd({ OverviewDetails: 'Fishing' })),
})

export const NoPlay = meta.story({
  render: () => agentPage(TeamOverviewPage, { before: (root) => losesEntries(root.store(teamOverviewStore).products) }),
  play: below(showsEmpty({ OverviewDetails: 'No play in this period' })),
})

export const Failed = meta.story({
  render: () => agentPage(TeamOverviewPage, { faults: failsOnce('report.daily') }),
  play: async ({ canvas }) => {
    const rows = await canvas.findByText(/^See the rows/, {}, storyTimeout)
    rows.scrollIntoView()
    await canvas.findByRole('button', { name: 'Try again' }, storyTimeout)
    await showsFailed({ OverviewDetails: 'The report could not be loaded.' })()
  },
})

Failed.test('Days that fail to load can be retried, and the figures stay [S-408]', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect((await canvas.findAllByText('Show as table', {}, storyTimeout))[0]).toBeVisible()
  await expect(canvas.getByText('Team size')).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(TeamOverviewPage, { remembered: { lang: 'BN' } }),
})
