import type { FoundBy } from '@croupier/stores'
import type { Text } from '@croupier/locales'

/** How many games were found; or, if none has the typed name, why these are shown. */
export function foundText(
  text: Text,
  {
    term,
    count,
    by,
    vendor,
  }: {
    readonly term: string
    readonly count: number
    readonly by?: FoundBy | undefined
    readonly vendor?: string | undefined
  },
): string {
  if (by === 'similar') return text('search.similar', { term })
  if (by === 'vendor' && vendor !== undefined) return text('search.by_vendor', { term, vendor })
  return text('search.found', { count })
}
