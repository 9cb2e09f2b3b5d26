import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { agentPage, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { AccountDetailsPage } from './AccountDetailsPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/AccountDetails', component: AccountDetailsPage })

export const Ready = meta.story({
  render: () => agentPage(AccountDetailsPage),
  play: rests(/ in, .* out$/),
})

export const Empty = meta.story({
  name: 'Movements of the own people only, with the sums of every page [S-394] [S-395]',
  render: () => agentPage(AccountDetailsPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ in, .* out$/, {}, storyTimeout)).toBeVisible()
    const field = canvas.getByRole('searchbox', { name: 'Member' })
    await userEvent.type(field, 'maria{Enter}')
    await expect(await canvas.findByText('Nothing in this period', {}, storyTimeout)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => agentPage(AccountDetailsPage, { faults: unanswered('report.transactions') }),
})

export const Failed = meta.story({
  render: () => agentPage(AccountDetailsPage, { faults: failsOnce('report.transactions') }),
  play: rests('Try again'),
})

export const FiveThousand = meta.story({
  name: 'Movements of 5,000 people with long names come in pages [S-394]',
  render: () => agentPage(AccountDetailsPage, { operate: { 'scenarios/load': { name: 'crowd' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages' }, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByText(/^maximilianaofbatangas/).length).toBeGreaterThan(5)
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(AccountDetailsPage, { remembered: { lang: 'BN' } }),
})
