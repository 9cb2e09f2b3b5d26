import { announcementsStore } from '@croupier/stores'
import { expect, spyOn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { manyRows, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { AnnouncementsPage } from './AnnouncementsPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/Announcements', component: AnnouncementsPage })

export const Ready = meta.story({
  name: 'News for agents stands with its day, newest first [S-387]',
  render: () => memberPage(AnnouncementsPage, { username: 'ace' }),
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { level: 4 }, storyTimeout)
    await expect(titles[0]).toHaveTextContent('Where a salary comes from')
    await showsEnd({ AnnouncementsPage: 'Where a salary comes from' })()
  },
})

export const Empty = meta.story({
  render: () =>
    memberPage(AnnouncementsPage, {
      username: 'ace',
      before: (root) => {
        const store = root.store(announcementsStore)
        const nothing = async () => ({ list: [], totalPages: 0, totalCount: 0 })
        spyOn(store, 'load').mockImplementation(() => store.result.load(nothing))
      },
    }),
  play: showsEmpty({ AnnouncementsPage: 'No announcements' }),
})

const longTitle = 'Maximiliana-of-Batangas-and-her-many-cousins announce_the_terms_of_the_agents_of_the_whole_province'

export const LongNames = meta.story({
  render: () =>
    memberPage(AnnouncementsPage, {
      username: 'ace',
      before: (root) =>
        manyRows(root.store(announcementsStore), (first, place) => ({
          ...first,
          id: `long${place}`,
          title: longTitle,
        })),
    }),
  play: rests(longTitle),
})

export const Failed = meta.story({
  render: () =>
    memberPage(AnnouncementsPage, {
      username: 'ace',
      faults: failsOnce('team.announcements'),
    }),
  play: showsFailed({ AnnouncementsPage: 'The announcements could not be loaded.' }),
})

Failed.test('Announcements that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('heading', { name: 'Where a salary comes from' }, storyTimeout)).toBeVisible()
})

export const Loading = meta.story({
  render: () => memberPage(AnnouncementsPage, { username: 'ace', faults: unanswered('team.announcements') }),
  play: showsLoading({ AnnouncementsPage: 'Where a salary comes from' }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(AnnouncementsPage, { username: 'ace', remembered: { lang: inBangladesh.lang } }),
})
