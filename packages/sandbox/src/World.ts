import type { Catalogue } from './subjects/catalogue/Catalogue.ts'
import type { Clock } from './core/clock/clock.ts'
import type { Merchant } from './subjects/merchants/Merchant.ts'
import type { Random } from './core/random/random.ts'
import type { Figures } from './core/state/figures.ts'
import type { Tables } from './Tables.ts'

/** What a domain operation may touch. Everything it needs is here, and nothing else exists for it. */
export interface World {
  readonly tables: Tables
  /** Sums over bets and ledger by member and hour. */
  readonly figures: Figures
  /** The platform's time, bent as the operator set it. */
  readonly clock: Clock
  readonly random: Random
  readonly merchants: ReadonlyMap<string, Merchant>
  readonly catalogue: Catalogue
}

/** The next number of a series, counted from `first`. */
export function nextNumber(world: Pick<World, 'tables'>, series: string, first = 1): number {
  const next = world.tables.counters.get(series) ?? first
  world.tables.counters.put(series, next + 1)
  return next
}
