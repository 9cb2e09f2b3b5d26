import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteFixture, type SiteFixtureProps, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { ownRouter, sitePage } from '../../testing/sitePage.tsx'
import { NoticePage } from './NoticePage.tsx'
import { NoticeReader } from './NoticeReader.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/NoticeReader', component: NoticeReader })

const inFixture = (fixture: Partial<SiteFixtureProps> = {}) => (
  <SiteFixture prepare={(root) => root.notices.load()} {...fixture}>
    <NoticeReader />
  </SiteFixture>
)

export const NinePerPage = meta.story({
  name: 'Nine titles a page, the chosen one beside them [S-235] [S-236]',
  render: () => inFixture(),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', {}, storyTimeout)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
    const third = canvas.getAllByRole('button', { current: false })[2]
    if (third) await userEvent.click(third)
    await expect(third).toHaveAttribute('aria-current', 'true')
  },
})

export const End = meta.story({
  render: () => inFixture(),
  play: showsEnd({ NoticeReader: 'Thank you for your feedback' }),
})

export const Loading = meta.story({
  render: () => inFixture({ prepare: () => undefined }),
  play: showsLoading({ NoticeReader: 'Thank you for your feedback' }),
})

export const Failed = meta.story({
  name: 'A list that fails comes with a retry [S-411]',
  render: () => inFixture({ faults: failsOnce('announcements.list') }),
  play: showsFailed({ NoticeReader: 'The list could not be loaded.' }),
})

Failed.test('Trying again loads it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('article', {}, storyTimeout)).toBeVisible()
})

export const Empty = meta.story({
  name: 'Without announcements it says so [S-243]',
  render: () =>
    inFixture({
      prepare: async (root) => {
        await root.notices.load()
        const { data } = root.notices.announcements
        if (data) root.notices.announcements.set({ ...data, player: [] })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No announcements', {}, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
    await showsEmpty({ NoticeReader: 'No announcements' })()
  },
})

export const Page = meta.story({
  name: 'The page opens at the announcement that its address names [S-023] [S-236]',
  parameters: { ...ownRouter },
  render: () => sitePage(NoticePage, { at: '/noticePage?index=2' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[2]?.querySelector('[aria-current="true"]')).not.toBeNull()
  },
})

export const Phone = meta.story({ render: () => <div style={{ inlineSize: '20.5rem' }}>{inFixture()}</div> })
