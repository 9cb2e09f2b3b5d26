import type { Detail, Outcome } from '@croupier/games'
import { readRow, rowText } from '../../../core/store/rowText.ts'
import type { World } from '../../../World.ts'
import type { OpenRoundRow } from './rows.ts'

/** What an open round holds that nobody may read before its end. */
export interface HiddenRound {
  readonly state: Detail
  /** What happens when the round is due and nobody has acted; null when the game settles it itself. */
  readonly due: Outcome | null
}

/** Seals it for the state. */
export const hide = (world: Pick<World, 'vault'>, { state, due }: HiddenRound): string =>
  world.vault.seal(rowText({ state, due }))

/** Opens what {@link hide} sealed. */
export const shown = (world: Pick<World, 'vault'>, { hidden }: Pick<OpenRoundRow, 'hidden'>): HiddenRound =>
  readRow(world.vault.open(hidden)) as HiddenRound
