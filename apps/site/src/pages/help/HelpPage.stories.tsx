import { expect, userEvent, within } from 'storybook/test'
import { pageTemplate } from '../../../../../.storybook/pictures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteFixture, type SiteFixtureProps, inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { HelpPage } from './HelpPage.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/HelpPage', component: HelpPage })

const page = (fixture: Pick<SiteFixtureProps, 'faults' | 'remembered'> = {}) => (
  <SiteFixture {...fixture} prepare={(root) => root.start()}>
    <HelpPage />
  </SiteFixture>
)

export const Loaded = meta.story({
  parameters: pageTemplate,
  name: 'Chapters of the platform, found by search; the terms have an anchor [S-227] [S-034]',
  render: () => page(),
  play: async ({ canvas }) => {
    const contents = await canvas.findByRole('navigation', { name: 'On this page' }, storyTimeout)
    await expect(within(contents).getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/#rules')
    const search = canvas.getByRole('searchbox', { name: 'Search the help centre' })
    await userEvent.type(search, 'payment password')
    await expect(canvas.getByRole('heading', { name: 'How to withdraw' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Terms of use' })).toBeNull()
    await userEvent.clear(search)
    await userEvent.type(search, 'zeppelin')
    await expect(canvas.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await showsEmpty({ HelpChapters: 'Nothing found' })()
  },
})

export const Failed = meta.story({
  name: 'Chapters that fail say so; feedback and complaints stay [S-408] [G-45]',
  render: () => page({ faults: [{ endpoint: 'help.centre', kind: 'html502' }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('form', { name: 'Feedback' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'How to complain' })).toHaveTextContent('within 14 days')
    await showsFailed({ HelpChapters: 'The help centre could not be loaded.' })()
  },
})

export const Loading = meta.story({
  render: () => page({ faults: unanswered('help.centre') }),
  play: showsLoading({ HelpChapters: 'How to withdraw' }),
})

export const End = meta.story({
  render: () => page(),
  play: showsEnd({ HelpChapters: 'How to withdraw' }),
})

export const Bengali = meta.story({ globals: { language: 'BN' }, render: () => page({ remembered: inBangladesh }) })
