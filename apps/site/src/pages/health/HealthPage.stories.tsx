import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { ownRouter, sitePage } from '../../testing/sitePage.tsx'
import { HealthPage } from './HealthPage.tsx'

const meta = preview.meta({ title: 'Site/When it fails/HealthPage', component: HealthPage, parameters: ownRouter })

const incident = {
  merchant: 'crph',
  service: 'withdrawals',
  state: 'slow',
  title: 'Slow payouts',
  text: 'A bank answers late.',
}

export const Incident = meta.story({
  name: 'What works, vendors under maintenance, and an incident that goes on [G-97]',
  render: () => sitePage(HealthPage, { at: '/status', operate: { 'incidents/begin': incident } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Slow payouts' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('Slow')).toBeVisible()
    await expect(canvas.getByText('Ivory Tram')).toBeVisible()
  },
})

export const Untold = meta.story({
  name: 'A platform that does not tell: what the site sees by itself, and no more [G-97]',
  render: () => sitePage(HealthPage, { at: '/status', faults: [{ endpoint: 'help.health', kind: 'html502' }] }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not known', {}, storyTimeout)).length).toBe(3)
    await expect(canvas.queryByRole('heading', { name: 'Incidents' })).toBeNull()
  },
})
