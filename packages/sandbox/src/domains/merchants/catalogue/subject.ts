import { subject } from '../../../Subject.ts'
import { cataloguePanel } from './panel.ts'
import { catalogueRefusals } from './refusals.ts'
import { catalogueTables } from './tables.ts'

/** Games and vendors. */
export const catalogue = subject({
  tables: catalogueTables,
  refusals: catalogueRefusals,
  panel: cataloguePanel,
})
