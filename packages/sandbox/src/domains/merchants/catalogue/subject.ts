import { subject } from '../../../Subject.ts'
import { cataloguePanel } from './panel.ts'
import { catalogueRefusals } from './refusals.ts'
import { catalogueTables } from './tables.ts'
import { gamesHandlers } from '../../play/games/calls.ts'

/** Games and vendors. */
export const catalogue = subject({
  tables: catalogueTables,
  calls: gamesHandlers,
  refusals: catalogueRefusals,
  panel: cataloguePanel,
})
