import { useIntl } from 'react-intl'
import { useRoot } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'

/** Texts about the people whom the market bars from play. */
interface Barred {
  /** Who they are, one text a group. */
  readonly groups: readonly string[]
  /** Who may not play, and where play is barred, in a sentence each. */
  readonly sentences: readonly string[]
  /** The confirmation of a person who may play. */
  readonly declaration: string
}

/** Who may not play here; undefined if the market bars only the young (G-70). Use inside an observer. */
export function useBarred(): Barred | undefined {
  const text = useText()
  const intl = useIntl()
  const { barred } = useRoot().merchant.current.duties
  if (!barred) return undefined
  const groups = barred.groups.map((group) => text(`barred.${group}`))
  const places = (barred.places ?? []).map((place) => text(`barred.place_${place}`))
  const listed = intl.formatList(groups)
  return {
    groups,
    sentences: [
      text('barred.who', { groups: listed }),
      ...(places.length > 0 ? [text('barred.where', { places: intl.formatList(places) })] : []),
    ],
    declaration: text('barred.declaration', { groups: listed }),
  }
}
