import type { ComponentType, ReactElement } from 'react'
import { screen } from 'storybook/test'
import { memberPage, type MemberPageProps } from './memberPage.tsx'
import { patience } from './SiteStage.tsx'

type Faults = NonNullable<MemberPageProps['faults']>
type Endpoint = Faults[number]['endpoint']

/** A call that is never answered: the page keeps loading. */
export const unanswered = (endpoint: Endpoint): Faults => [{ endpoint, kind: 'late', ms: 3_600_000 }]

/** A call that fails at first and is answered at a retry; `times` where a page makes it more than once. */
export const failsOnce = (endpoint: Endpoint, times = 1): Faults => [{ endpoint, kind: 'html502', times }]

/** The state a story rests in is there once this can be read. */
export const rests = (words: string | RegExp) => async () => {
  await screen.findAllByText(words, {}, patience)
}

/** A page of the agent centre as ace sees it, whose team has had a busy month. For stories. */
export const agentPage = (
  Page: ComponentType,
  { operate, faults = [], before, ...props }: MemberPageProps = {},
): ReactElement =>
  memberPage(Page, {
    username: 'ace',
    operate: { 'scenarios/load': { name: 'agent-month' }, ...operate },
    // Loading a scenario clears the faults.
    before: async (root, act) => {
      for (const fault of faults) await act('faults/add', fault)
      await before?.(root, act)
    },
    ...props,
  })
