import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { memberPage } from '../../testing/memberPage.tsx'
import { inBangladesh, patience } from '../../testing/SiteStage.tsx'
import { AnnouncementsPage } from './AnnouncementsPage.tsx'

const meta = preview.meta({ title: 'Site/AgentCentre/Announcements', component: AnnouncementsPage })

export const Ready = meta.story({
  name: 'News for agents stands with its day, newest first [S-387]',
  render: () => memberPage(AnnouncementsPage, { username: 'ace' }),
  play: async ({ canvas }) => {
    const titles = await canvas.findAllByRole('heading', { level: 4 }, patience)
    await expect(titles[0]).toHaveTextContent('Where a salary comes from')
  },
})

export const Failed = meta.story({
  name: 'Announcements that do not come lead to a retry [S-408]',
  render: () =>
    memberPage(AnnouncementsPage, {
      username: 'ace',
      faults: [{ endpoint: 'team.announcements', kind: 'html502', times: 1 }],
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, patience))
    await expect(await canvas.findByRole('heading', { name: 'Where a salary comes from' }, patience)).toBeVisible()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(AnnouncementsPage, { username: 'ace', remembered: { lang: inBangladesh.lang } }),
})
