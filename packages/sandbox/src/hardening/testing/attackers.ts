import type { Sandbox } from '../../createSandbox.ts'
import type { Member } from '../../domains/identity/members/rows.ts'
import { startSession } from '../../domains/identity/members/sessions.ts'
import type { Table } from '../../core/state/Table.ts'
import type { Context } from '../../Context.ts'
import { isModuleId } from '@croupier/api/merchant'
import { switchModule } from '../../domains/merchants/merchants/rules.ts'
import { rowsOf } from './exposure.ts'
import type { Attempt } from './requests.ts'

/** Changes that an attacker may have made to their own account and that would block later requests. */
const OWN_STANDING = [
  'members',
  'securities',
  'breaks',
  'exclusions',
  'limits',
  'safetyChoices',
  'gamingSessions',
] as const

/**
 * Returns a function that restores the attackers' accounts to their current state, opens a session for each, and
 * returns them as callers.
 */
export function attackers({ state, context }: Pick<Sandbox, 'state' | 'context'>, people: readonly Member[]) {
  const ids = new Set(people.map(({ id }) => id))
  const own = (table: Table<unknown>): readonly [string, unknown][] =>
    [...table.entries()].filter(([, row]) => {
      const owner = row as { readonly id?: unknown; readonly memberId?: unknown }
      return ids.has(Number(table.name === 'members' ? owner.id : owner.memberId))
    })
  const before = OWN_STANDING.map((name) => own(context.tables[name] as Table<unknown>))
  return (): readonly Attempt[] =>
    state.transact(() => {
      OWN_STANDING.forEach((name, at) => {
        const table = context.tables[name] as Table<unknown>
        for (const [key] of own(table)) table.delete(key)
        for (const [key, row] of before[at] ?? []) table.put(key, row)
      })
      return people.map((member) => ({
        token: startSession(context, member, '203.0.113.7', { proven: true }).token,
        merchant: member.merchant,
      }))
    })
}

/** Keys of every row of these people, which an attacker may legitimately name. */
export function attackersIds(context: Context, people: readonly Member[]): readonly string[] {
  return people.flatMap((member) =>
    [...rowsOf(context, member).keys()].map((place) => place.slice(place.indexOf(' ') + 1)),
  )
}

/** Switches a module on at every merchant, so that requests reach the code behind it. */
export function switchOn({ state, context }: Pick<Sandbox, 'state' | 'context'>, module: string | null): void {
  if (module === null || !isModuleId(module)) return
  state.transact(() => {
    for (const merchant of context.merchants.values()) switchModule(context, merchant, module, true)
  })
}
