import { safetyStore, signInStore } from '@croupier/stores'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SiteFixture, type SiteFixtureProps, inBangladesh, storyTimeout } from '../testing/SiteFixture.tsx'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../testing/listStates.ts'
import { memberPage } from '../testing/memberPage.tsx'
import { SafetyPage } from './SafetyPage.tsx'

const meta = preview.meta({ title: 'Site/Safer play/SafetyPage', component: SafetyPage })

const page = (
  username?: string,
  { remembered = {}, faults = [] }: Partial<Pick<SiteFixtureProps, 'remembered' | 'faults'>> = {},
) => (
  <SiteFixture
    remembered={remembered}
    faults={faults}
    prepare={async (root) => {
      await root.start()
      if (username !== undefined)
        await root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
    }}
  >
    <SafetyPage />
  </SiteFixture>
)

export const Visitor = meta.story({
  name: 'Test and help work without an account [G-43]',
  render: () => page(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Safer play' }, storyTimeout)).toBeVisible()
    await expect(await canvas.findAllByRole('radiogroup', {}, storyTimeout)).toHaveLength(9)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Member = meta.story({
  name: 'Limits are free text without a suggestion, and both breaks weigh the same [G-08] [G-31]',
  render: () => page('maria'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your limits' }, storyTimeout)).toBeVisible()
    for (const box of await canvas.findAllByRole('textbox', {}, storyTimeout)) await expect(box).toHaveValue('')
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Exclude yourself' }, storyTimeout)).toBeVisible()
    await showsEmpty({ SafetyHistory: 'No changes yet.' })()
  },
})

export const Changed = meta.story({
  name: 'Every change of a limit is in the history',
  render: () =>
    memberPage(SafetyPage, {
      before: (root) => root.store(safetyStore).setLimit({ kind: 'deposit', period: 'day', amount: 50_000n }),
    }),
  play: showsEnd({ SafetyHistory: /^Limit set/ }),
})

const parts = ['safety.overview', 'safety.rules', 'safety.changes', 'consent.read'] as const

export const Loading = meta.story({
  render: () => page('maria', { faults: parts.map((endpoint) => ({ endpoint, kind: 'late', ms: 3_600_000 })) }),
  play: showsLoading({ SafetyHistory: /^Limit set/ }),
})

export const Failed = meta.story({
  render: () => page('maria', { faults: parts.map((endpoint) => ({ endpoint, kind: 'html502', times: 1 })) }),
  play: showsFailed({ SafetyHistory: 'Your history could not be loaded.' }),
})

Failed.test(
  'Each part that fails to load can be retried on its own, and test and help stay [G-55] [S-408]',
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4), storyTimeout)
    await expect(await canvas.findAllByRole('radiogroup', {}, storyTimeout)).toHaveLength(9)
    // The first one loads limits, breaks and history together; advertising is its own call.
    const [first] = canvas.getAllByRole('button', { name: 'Try again' })
    if (first) await userEvent.click(first)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Exclude yourself' }, storyTimeout)).toBeVisible()
  },
)

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => page('rana', { remembered: inBangladesh }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => page('maria'),
})
