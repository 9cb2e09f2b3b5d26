import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { agentPage } from '../../testing/agentPage.tsx'
import { patience } from '../../testing/SiteStage.tsx'
import { TeamBettingPage } from './TeamBettingPage.tsx'

const meta = preview.meta({ title: 'Site/AgentCentre/TeamBetting', component: TeamBettingPage })

export const Branches = meta.story({
  name: 'A branch opens from its row, and the way back leads up again [S-394]',
  render: () => agentPage(TeamBettingPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Open the branch of beth' }, patience))
    const way = within(await canvas.findByRole('navigation', { name: 'Branch' }, patience))
    await expect(await canvas.findByRole('link', { name: 'Open the branch of hazel' }, patience)).toBeVisible()
    await userEvent.click(way.getByRole('link', { name: 'ace' }))
    await expect(await canvas.findByRole('link', { name: 'Open the branch of dina' }, patience)).toBeVisible()
  },
})

export const Search = meta.story({
  name: 'A name narrows the rows down, and emptying the field brings all of them back [S-394]',
  render: () => agentPage(TeamBettingPage),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Member' }, patience)
    await userEvent.type(field, 'nobody{Enter}')
    await expect(await canvas.findByText('Nothing in this period', {}, patience)).toBeVisible()
    await userEvent.clear(field)
    await expect(await canvas.findByRole('link', { name: 'Open the branch of beth' }, patience)).toBeVisible()
  },
})

export const Unavailable = meta.story({
  name: 'Somebody on a break is counted and not named [G-36]',
  render: () => agentPage(TeamBettingPage, { operate: { 'scenarios/load': { name: 'excluded' } } }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not available', {}, patience))[0]).toBeVisible()
    await expect(canvas.queryByText('carl')).toBeNull()
  },
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => agentPage(TeamBettingPage),
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => agentPage(TeamBettingPage),
})
