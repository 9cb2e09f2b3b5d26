import type { GameTile } from '@croupier/stores'
import { useIntl } from 'react-intl'

/** Writes what a game returns: "95.48", or "94.90–95.00" where it depends on the way to play (G-41). */
export function useReturnText(): (returns: NonNullable<GameTile['returns']>) => string {
  const { formatNumber } = useIntl()
  const percent = (text: string) => formatNumber(Number(text), { minimumFractionDigits: 2 })
  return ({ least, most }) => (least === most ? percent(least) : `${percent(least)}–${percent(most)}`)
}
