import type { Sandbox } from '../../createSandbox.ts'
import type { Member } from '../../domains/identity/members/rows.ts'
import { startSession } from '../../domains/identity/members/sessions.ts'
import type { Table } from '../../core/state/Table.ts'
import type { World } from '../../World.ts'
import { isModuleId } from '@croupier/api/merchant'
import { switchModule } from '../../domains/merchants/merchants/rules.ts'
import { rowsOf } from './exposure.ts'
import type { Attempt } from './requests.ts'

/** What an attacker may have done to their own account that would keep later requests from getting anywhere. */
const OWN_STANDING = ['members', 'securities', 'breaks', 'exclusions', 'limits', 'safetyChoices', 'sittings'] as const

/**
 * Gives a function that puts the attackers' accounts back to how they stand now, opens a session for each, and returns the
 * callers they are.
 */
export function attackers({ state, world }: Pick<Sandbox, 'state' | 'world'>, people: readonly Member[]) {
  const ids = new Set(people.map(({ id }) => id))
  const own = (table: Table<unknown>): readonly [string, unknown][] =>
    [...table.entries()].filter(([, row]) => {
      const owner = row as { readonly id?: unknown; readonly memberId?: unknown }
      return ids.has(Number(table.name === 'members' ? owner.id : owner.memberId))
    })
  const before = OWN_STANDING.map((name) => own(world.tables[name] as Table<unknown>))
  return (): readonly Attempt[] =>
    state.transact(() => {
      OWN_STANDING.forEach((name, at) => {
        const table = world.tables[name] as Table<unknown>
        for (const [key] of own(table)) table.delete(key)
        for (const [key, row] of before[at] ?? []) table.put(key, row)
      })
      return people.map((member) => ({
        token: startSession(world, member, '203.0.113.7', { proven: true }).token,
        merchant: member.merchant,
      }))
    })
}

/** Keys of every row that belongs to one of the people: what an attacker may name rightly. */
export function attackersIds(world: World, people: readonly Member[]): readonly string[] {
  return people.flatMap((member) =>
    [...rowsOf(world, member).keys()].map((place) => place.slice(place.indexOf(' ') + 1)),
  )
}

/** Switches a module on at every merchant, so that what stands behind it is reached. */
export function switchOn({ state, world }: Pick<Sandbox, 'state' | 'world'>, module: string | null): void {
  if (module === null || !isModuleId(module)) return
  state.transact(() => {
    for (const merchant of world.merchants.values()) switchModule(world, merchant, module, true)
  })
}
