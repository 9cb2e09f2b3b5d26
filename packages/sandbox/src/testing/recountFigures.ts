import type { Follower } from '../core/state/Table.ts'
import { platform } from '../subjects.ts'
import type { Figures, Tables } from '../Context.ts'

/** Recomputes the figures from the rows, to compare with those in the state. */
export function recountFigures(tables: Tables): Figures {
  const counted: Record<string, Follower<never>> = {}
  for (const [name, { of, create }] of Object.entries(platform.state.figures)) {
    const figure = create(platform.state.facts as never)
    for (const row of tables[of as keyof Tables].all()) figure.add(row as never)
    counted[name] = figure
  }
  return counted as unknown as Figures
}
