import * as adventure from './adventure.ts'
import * as east from './east.ts'
import * as lottery from './lottery.ts'
import type { Motif } from './motif.ts'
import * as myth from './myth.ts'
import * as orchard from './orchard.ts'
import * as sea from './sea.ts'
import * as sky from './sky.ts'
import * as sport from './sport.ts'
import * as table from './table.ts'
import * as treasure from './treasure.ts'
import * as tropics from './tropics.ts'

/** All motifs by name. */
export const motifs = {
  ...treasure,
  ...orchard,
  ...myth,
  ...east,
  ...sea,
  ...sky,
  ...adventure,
  ...table,
  ...sport,
  ...lottery,
  ...tropics,
} as const satisfies Record<string, Motif>

/** The name of a motif. */
export type MotifName = keyof typeof motifs
