import type { GameTile } from '@croupier/stores'
import { useIntl } from 'react-intl'

/** Formats the return of a game: "95.48", or "94.90–95.00" if it depends on how it is played (G-41). */
export function useReturnText(): (returns: NonNullable<GameTile['returns']>) => string {
  const { formatNumber } = useIntl()
  const percent = (text: string) => formatNumber(Number(text), { minimumFractionDigits: 2 })
  return ({ least, most }) => (least === most ? percent(least) : `${percent(least)}–${percent(most)}`)
}
