/** A story as Storybook's index names it. */
export interface StateEntry {
  readonly id: string
  readonly title: string
  readonly name: string
}

interface Index {
  readonly entries: Readonly<
    Record<string, StateEntry & { readonly type: string; readonly subtype?: string; readonly tags?: readonly string[] }>
  >
}

/** Screens of one journey, each with its states in their order. */
export interface Journey {
  readonly name: string
  readonly screens: readonly { readonly name: string; readonly states: readonly StateEntry[] }[]
}

/** The states of the site's screens, from Storybook's own index, by journey and screen. */
export function journeysOf({ entries }: Index): readonly Journey[] {
  const states = Object.values(entries).filter(
    ({ type, subtype, title, tags = [] }) =>
      type === 'story' &&
      subtype !== 'test' &&
      title.split('/').length === 3 &&
      title.startsWith('Site/') &&
      tags.includes('dev'),
  )
  const byJourney = Map.groupBy(states, ({ title }) => title.split('/')[1] ?? '')
  return [...byJourney].map(([name, of]) => ({
    name,
    screens: [...Map.groupBy(of, ({ title }) => title.split('/')[2] ?? '')].map(([screen, shown]) => ({
      name: screen,
      states: shown,
    })),
  }))
}

/** Loads the index of the running Storybook. */
export async function askJourneys(): Promise<readonly Journey[]> {
  return journeysOf((await (await fetch('index.json')).json()) as Index)
}
