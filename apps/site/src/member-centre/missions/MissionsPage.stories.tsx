import { missionsStore } from '@croupier/stores'
import { expect, spyOn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { MissionsPage } from './MissionsPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/Missions', component: MissionsPage })

export const Ready = meta.story({
  name: 'Missions show how far they are and what they bring; the board says its rules [S-372]',
  render: () => memberPage(MissionsPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Play 20 rounds' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByText(/^\d+ of 20 rounds$/)).toBeVisible()
    await expect(await canvas.findByText(/^Ranked by stakes in all games until /, {}, storyTimeout)).toBeVisible()
    await showsEnd({ MissionsPage: 'Play 20 rounds' })()
  },
})

export const Empty = meta.story({
  name: 'Between two rounds of missions the page says so, and the board stays [S-372]',
  render: () =>
    memberPage(MissionsPage, {
      before: (root) => {
        const store = root.store(missionsStore)
        spyOn(store, 'loadMissions').mockImplementation(async () => void (await store.missions.load(async () => [])))
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No missions right now', {}, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText(/^Ranked by stakes in all games until /, {}, storyTimeout)).toBeVisible()
    await showsEmpty({ MissionsPage: 'No missions right now' })()
  },
})

export const Loading = meta.story({
  render: () => memberPage(MissionsPage, { faults: unanswered('mission.summary') }),
  play: showsLoading({ MissionsPage: 'Play 20 rounds' }),
})

export const Failed = meta.story({
  render: () => memberPage(MissionsPage, { faults: failsOnce('mission.summary') }),
  play: showsFailed({ MissionsPage: 'The missions could not be loaded.' }),
})

Failed.test('Missions that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('heading', { name: 'Play 20 rounds' }, storyTimeout)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(MissionsPage, { username: 'rana', remembered: inBangladesh }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => memberPage(MissionsPage),
})
