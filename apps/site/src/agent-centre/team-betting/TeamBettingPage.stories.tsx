import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { agentPage, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { TeamBettingPage } from './TeamBettingPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/TeamBetting', component: TeamBettingPage })

export const Branches = meta.story({
  name: 'A branch opens from its row, and the way back leads up again [S-394]',
  render: () => agentPage(TeamBettingPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Open the branch of beth' }, storyTimeout))
    const way = within(await canvas.findByRole('navigation', { name: 'Branch' }, storyTimeout))
    await expect(await canvas.findByRole('link', { name: 'Open the branch of hazel' }, storyTimeout)).toBeVisible()
    await userEvent.click(way.getByRole('link', { name: 'ace' }))
    await expect(await canvas.findByRole('link', { name: 'Open the branch of dina' }, storyTimeout)).toBeVisible()
  },
})

export const Unavailable = meta.story({
  name: 'Somebody on a break is counted and not named [G-36]',
  render: () => agentPage(TeamBettingPage, { operate: { 'scenarios/load': { name: 'excluded' } } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not available', {}, storyTimeout))[0]).toBeVisible()
    await expect(canvas.queryByText('carl')).toBeNull()
  },
})

export const Empty = meta.story({
  render: () => agentPage(TeamBettingPage),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Member' }, storyTimeout), 'nobody{Enter}')
    await canvas.findByText('Nothing in this period', {}, storyTimeout)
  },
})

Empty.test('Emptying the field brings all rows back [S-394]', async ({ canvas }) => {
  await userEvent.clear(canvas.getByRole('searchbox', { name: 'Member' }))
  await expect(await canvas.findByRole('link', { name: 'Open the branch of beth' }, storyTimeout)).toBeVisible()
})

export const Loading = meta.story({
  render: () => agentPage(TeamBettingPage, { faults: unanswered('report.team') }),
})

export const Failed = meta.story({
  render: () => agentPage(TeamBettingPage, { faults: failsOnce('report.team') }),
  play: rests('Try again'),
})

export const FiveThousand = meta.story({
  name: 'A crowd with long names comes in pages, with the sums of all [S-394]',
  render: () => agentPage(TeamBettingPage, { operate: { 'scenarios/load': { name: 'crowd' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages' }, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByText(/^maximilianaofbatangas/).length).toBeGreaterThan(5)
    await expect(canvas.getByRole('row', { name: /^Whole period/ })).toBeVisible()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(TeamBettingPage, { remembered: { lang: 'BN' } }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => agentPage(TeamBettingPage),
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => agentPage(TeamBettingPage),
})

Phone.test('The button of the filters says how many are set besides the period [S-394]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }, storyTimeout))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }, storyTimeout))
  const product = sheet.getByRole('combobox', { name: 'Category' })
  product.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('listbox', {}, storyTimeout)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(product).not.toHaveTextContent('All'), storyTimeout)
  await userEvent.click(sheet.getByRole('button', { name: 'Show report' }))
  await expect(await canvas.findByRole('button', { name: 'Filters 1 filter set' }, storyTimeout)).toBeVisible()
})
