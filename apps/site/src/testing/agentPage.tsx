import type { ComponentType, ReactElement } from 'react'
import { memberPage, type MemberPageProps } from './memberPage.tsx'

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
