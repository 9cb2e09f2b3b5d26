import { agentMenuStore, type RemotePages } from '@croupier/stores'
import type { ComponentType, ReactElement } from 'react'
import { screen, spyOn } from 'storybook/test'
import { memberPage, type MemberPageProps } from './memberPage.tsx'
import { storyTimeout } from './SiteFixture.tsx'

/** The state a story rests in is there once this can be read. */
export const rests = (words: string | RegExp) => async () => {
  await screen.findAllByText(words, {}, storyTimeout)
}

/** The longest possible account name, with a number. */
export const longAccount = (place: number): string => `maximilianaofbatangas${String(place).padStart(6, '0')}`

interface RowsPage {
  readonly list: readonly object[]
  readonly totalPages: number
  readonly totalCount: number | null
}

/** Makes a list answer as if it had thousands of rows: a full page, copied from the first row. */
export function manyRows<Page extends RowsPage>(
  store: Pick<RemotePages<Page, object>, 'load' | 'result'>,
  rowOf: (first: Page['list'][number], place: number) => Page['list'][number],
  totalCount = 5000,
): void {
  const load = store.load.bind(store)
  spyOn(store, 'load').mockImplementation(async () => {
    const outcome = await load()
    const { data } = store.result
    const first = data?.list[0]
    if (data && first) {
      const list = Array.from({ length: 20 }, (_, place) => rowOf(first, place))
      store.result.set({ ...data, list, totalCount, totalPages: Math.ceil(totalCount / list.length) })
    }
    return outcome
  })
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
      // The centre around the page loads its menu.
      await root.store(agentMenuStore).load()
      await before?.(root, act)
    },
    ...props,
  })
