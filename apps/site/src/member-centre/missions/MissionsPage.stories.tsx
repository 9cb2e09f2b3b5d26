import { missionsStore } from '@croupier/stores'
import { expect, spyOn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { pictured } from '../../../../../.storybook/widths.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { inBangladesh, patience } from '../../testing/SiteStage.tsx'
import { MissionsPage } from './MissionsPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/Missions', component: MissionsPage })

export const Ready = meta.story({
  parameters: pictured,
  name: 'Missions show how far they are and what they bring; the board says its rules [S-372]',
  render: () => memberPage(MissionsPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Play 20 rounds' }, patience)).toBeVisible()
    await expect(canvas.getByText(/^\d+ of 20 rounds$/)).toBeVisible()
    await expect(await canvas.findByText(/^Ranked by stakes in all games until /, {}, patience)).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: pictured,
  name: 'Between two rounds of missions the page says so, and the board stays [S-372]',
  render: () =>
    memberPage(MissionsPage, {
      before: (root) => {
        const store = root.store(missionsStore)
        spyOn(store, 'loadMissions').mockImplementation(async () => void (await store.missions.load(async () => [])))
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No missions right now', {}, patience)).toBeVisible()
    await expect(await canvas.findByText(/^Ranked by stakes in all games until /, {}, patience)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => memberPage(MissionsPage, { faults: [{ endpoint: 'mission.summary', kind: 'late', ms: 3_600_000 }] }),
})

export const Failed = meta.story({
  render: () => memberPage(MissionsPage, { faults: [{ endpoint: 'mission.summary', kind: 'html502', times: 1 }] }),
})

Failed.test('Missions that do not come lead to a retry [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
  await expect(await canvas.findByRole('heading', { name: 'Play 20 rounds' }, patience)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(MissionsPage, { username: 'rana', remembered: inBangladesh }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => memberPage(MissionsPage),
})
