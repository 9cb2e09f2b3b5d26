import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Main } from '../page/Main.ts'
import { offline } from '../../testing/offline.ts'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { ChunkLoadError } from './ChunkLoadError.ts'
import { PageFailure } from './PageFailure.tsx'
import { PartFailure } from './PartFailure.tsx'

const meta = preview.meta({
  title: 'Site/When it fails/PageFailure',
  component: PageFailure,
  parameters: { layout: 'fullscreen' },
})

const inFixture = (shown: ReactNode) => (
  <SiteFixture prepare={(root) => root.start()}>
    <Main data-frame="full">{shown}</Main>
  </SiteFixture>
)
const late = new ChunkLoadError('promotions', 'timeout')

export const Bug = meta.story({
  name: 'A page that broke says so and offers to reload',
  render: () => inFixture(<PageFailure failure={new Error('broken')} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeEnabled()
    await expect(canvas.queryByText(/broken/)).toBeNull()
  },
})

export const Late = meta.story({
  name: 'A page whose script does not come names the script, to be copied for customer service',
  render: () => inFixture(<PageFailure failure={late} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('promotions: timeout', {}, storyTimeout)).toBeVisible()
  },
})

export const Offline = meta.story({
  name: 'A page that failed without a connection says that the connection is gone',
  beforeEach: offline,
  render: () => inFixture(<PageFailure failure={late} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /offline/i }, storyTimeout)).toBeVisible()
  },
})

export const LineDown = meta.story({
  name: 'A page whose site does not answer says that the connection is gone',
  render: () => inFixture(<PageFailure failure={new ChunkLoadError('promotions', 'offline')} />),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /offline/i }, storyTimeout)).toBeVisible()
  },
})

export const OnePart = meta.story({
  name: 'A part around the page that does not come says so at the foot of the window',
  render: () => inFixture(<PartFailure />),
  play: async ({ canvas }) => void (await canvas.findByRole('alert', {}, storyTimeout)),
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => inFixture(<PageFailure failure={late} />),
})
