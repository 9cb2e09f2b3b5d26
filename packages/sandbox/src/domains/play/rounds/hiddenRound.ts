import type { Detail, Outcome } from '@croupier/games'
import { readRow, rowText } from '../../../core/store/rowText.ts'
import type { Context } from '../../../Context.ts'
import type { OpenRoundRow } from './rows.ts'

/** The part of an open round that must stay secret until its end. */
export interface HiddenRound {
  readonly state: Detail
  /** The outcome if the player has not acted when the round is due; null when the game settles it itself. */
  readonly due: Outcome | null
}

/** Encrypts it for the state. */
export const hide = (context: Pick<Context, 'vault'>, { state, due }: HiddenRound): string =>
  context.vault.seal(rowText({ state, due }))

/** Decrypts the result of {@link hide}. */
export const shown = (context: Pick<Context, 'vault'>, { hidden }: Pick<OpenRoundRow, 'hidden'>): HiddenRound =>
  readRow(context.vault.open(hidden)) as HiddenRound
