import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { PageGuard } from '../../parts/forms/PageGuard.tsx'
import { Overlays } from '../../shell/overlays/Overlays.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { agentPage, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { TeamPage } from './TeamPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/Team', component: TeamPage })

export const List = meta.story({
  render: () => agentPage(TeamPage),
  play: showsEnd({ TeamTable: 'beth' }),
})

List.test(
  'A branch shows account, type, balance, last login and rates, opens from its row and is found by a name [S-392]',
  async ({ canvas }) => {
    for (const name of [/^Account$/, /^Account type/, /^Balance/, /^Last login/, /^Rebate rates/])
      await expect(await canvas.findByRole('columnheader', { name }, storyTimeout)).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Open the branch of beth' }))
    await expect(await canvas.findByRole('navigation', { name: 'Branch' }, storyTimeout)).toHaveTextContent('acebeth')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Member' }), 'xan{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Details of xander' }, storyTimeout)).toBeVisible()
  },
)

export const AsTree = meta.story({
  name: 'The tree unfolds by keys, branch by branch, and Enter opens the details [S-392]',
  render: () => agentPage(TeamPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tree' }, storyTimeout))
    const beth = await canvas.findByRole('treeitem', { name: /^beth/ }, storyTimeout)
    beth.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('treeitem', { name: /^hazel/ }, storyTimeout)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    const drawer = within(await screen.findByRole('dialog', { name: 'beth' }, storyTimeout))
    await expect(await drawer.findByText('Directly below', {}, storyTimeout)).toBeVisible()
  },
})

/** The page with the centre's guard, under the site's overlays, which ask before input is lost. */
const Guarded = () => (
  <PageGuard leaving={useRoot().agentCentre.leaving}>
    <TeamPage />
    <Overlays />
  </PageGuard>
)

export const Rates = meta.story({
  name: 'Rates of a direct downline stay within the own ones, and closing asks before they are lost [S-392] [S-402]',
  render: () => agentPage(Guarded),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of dina' }, storyTimeout))
    const drawer = within(await screen.findByRole('dialog', { name: 'dina' }, storyTimeout))
    await userEvent.click(await drawer.findByRole('button', { name: 'Change rebate rates' }, storyTimeout))
    const slots = await drawer.findByRole('textbox', { name: /^Slots/ }, storyTimeout)
    await userEvent.clear(slots)
    await userEvent.type(slots, '9')
    await userEvent.click(drawer.getByRole('button', { name: 'Save rates' }))
    await expect((await drawer.findAllByText(/^It can’t be above your own/, {}, storyTimeout))[0]).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', {}, storyTimeout)
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await expect(slots).toHaveValue('9')
    await userEvent.clear(slots)
    await userEvent.type(slots, '0.75')
    await userEvent.click(drawer.getByRole('button', { name: 'Save rates' }))
    await waitFor(() => expect(drawer.getByText('0.75%')).toBeVisible(), storyTimeout)
  },
})

export const OnBreak = meta.story({
  name: 'Somebody on a break is not available, and says no more [G-36]',
  render: () => agentPage(TeamPage, { operate: { 'scenarios/load': { name: 'excluded' } } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Details of carl' }, storyTimeout))
    const drawer = within(await screen.findByRole('dialog', { name: 'carl' }, storyTimeout))
    await expect(await drawer.findByText(/^This account is not available/, {}, storyTimeout)).toBeVisible()
    await expect(drawer.queryByText('Balance')).toBeNull()
    await expect(drawer.queryByRole('button', { name: 'Change rebate rates' })).toBeNull()
  },
})

export const Balance = meta.story({
  name: 'The team’s balance is worked out when it is asked for [S-392]',
  render: () => agentPage(TeamPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show team balance' }, storyTimeout))
    await expect(await canvas.findByText('27 people', {}, storyTimeout)).toBeVisible()
  },
})

export const BalanceOnBreak = meta.story({
  name: 'The team’s balance leaves out people who are not available, and says how many [G-36]',
  render: () => agentPage(TeamPage, { operate: { 'scenarios/load': { name: 'excluded' } } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show team balance' }, storyTimeout))
    await expect((await canvas.findByText('23 people', {}, storyTimeout)).textContent).toBe(
      '23 peopleNot available 4 people',
    )
  },
})

export const Empty = meta.story({
  render: () => agentPage(TeamPage),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Member' }, storyTimeout), 'nobody{Enter}')
    await canvas.findByText('Nobody here', {}, storyTimeout)
    await showsEmpty({ TeamTable: 'Nobody here' })()
  },
})

export const Loading = meta.story({
  render: () => agentPage(TeamPage, { faults: unanswered('team.downlines') }),
  play: showsLoading({ TeamTable: 'beth' }),
})

export const Failed = meta.story({
  render: () => agentPage(TeamPage, { faults: failsOnce('team.downlines') }),
  play: showsFailed({ TeamTable: 'Your team could not be loaded.' }),
})

Failed.test('A team that fails to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('button', { name: 'Details of beth' }, storyTimeout)).toBeVisible()
})

const crowd = { operate: { 'scenarios/load': { name: 'crowd' } } }

export const LongNames = meta.story({ render: () => agentPage(TeamPage, crowd), play: rests(/^maximilianaofbatangas/) })

export const FiveThousand = meta.story({
  name: 'The tree of an agent with 5,000 downlines renders few of them, and End reaches the last [S-392]',
  render: () => agentPage(TeamPage, crowd),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tree' }, storyTimeout))
    const beth = await canvas.findByRole('treeitem', { name: /^beth/ }, storyTimeout)
    beth.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^maximilianaofbatangas/), storyTimeout)
    const last = document.activeElement
    await expect(Number(last?.ariaSetSize)).toBeGreaterThan(5000)
    await expect(last?.ariaPosInSet).toBe(last?.ariaSetSize)
    await expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(60)
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(TeamPage, { remembered: { lang: 'BN' } }),
})
