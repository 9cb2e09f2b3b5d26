import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { agentPage } from '../../testing/agentPage.tsx'
import { patience } from '../../testing/SiteStage.tsx'
import { UserLossPage } from './UserLossPage.tsx'

const meta = preview.meta({ title: 'Site/AgentCentre/UserLoss', component: UserLossPage })

export const Ready = meta.story({
  name: 'The largest loss comes first, a heading sorts, and the sum opens [S-394]',
  render: () => agentPage(UserLossPage),
  play: async ({ canvas }) => {
    const net = await canvas.findByRole('columnheader', { name: /^Net result/ }, patience)
    await expect(net).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: /^Stakes/ }))
    await expect(canvas.getByRole('columnheader', { name: /^Stakes/ })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(await canvas.findByText('How this is worked out', {}, patience))
    await expect(canvas.getByText(/A minus is a loss/)).toBeVisible()
  },
})

export const Failed = meta.story({
  name: 'A report that does not come leads to a retry [S-408]',
  render: () => agentPage(UserLossPage, { faults: [{ endpoint: 'report.profit', kind: 'html502', times: 1 }] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
    await expect(await canvas.findByRole('columnheader', { name: /^Net result/ }, patience)).toBeVisible()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => agentPage(UserLossPage, { remembered: { lang: 'BN' } }),
})
