import { memberOfAccount } from '../../core/ledger/accounts.ts'
import type { Member } from '../../domains/identity/members/rows.ts'
import type { Table } from '../../core/state/Table.ts'
import { seedPairOf } from '../../domains/play/rounds/seeds.ts'
import { startSession } from '../../domains/identity/members/sessions.ts'
import type { Sandbox } from '../../createSandbox.ts'
import type { Context } from '../../Context.ts'

/** Shorter texts prove nothing: they occur by chance. */
const TELLING = 8
/** Words of the wire itself, such as `approved` and `limit.set`, and bare numbers. */
const COMMON = /^(?:[a-z.]+|\d{1,9})$/
/** Public tables: rooms, the winner board, and revealed seeds. */
const PUBLIC: ReadonlySet<string> = new Set(['chatLines', 'wins', 'revealedSeeds', 'draws'])

/** Rows of a member in every table, by `table key`, as text. */
export function rowsOf(context: Context, member: Member): ReadonlyMap<string, string> {
  const rows = new Map<string, string>()
  for (const table of Object.values(context.tables) as Table<unknown>[]) {
    for (const [key, row] of table.entries()) {
      if (ownerOf(table.name, row) === member.id) rows.set(`${table.name} ${key}`, plain(row))
    }
  }
  return rows
}

/** Tables that every request may write, refused or not: time of last activity, and counts of attempts. */
const OF_EVERY_REQUEST: ReadonlySet<string> = new Set(['sessions', 'attempts'])

/** Everything a member has and has done, as text: equal texts mean that nothing changed. */
export const standingOf = (context: Context, member: Member): string =>
  [...rowsOf(context, member)]
    .filter(([place]) => !OF_EVERY_REQUEST.has(place.slice(0, place.indexOf(' '))))
    .map(([place, row]) => `${place} ${row}`)
    .concat([...context.tables.accounts.all()].filter(({ id }) => memberOfAccount(id) === member.id).map(plain))
    .join('\n')

/**
 * A pattern of everything that must not reach an attacker: texts that are only in the rows of the victims,
 * and everyone's secrets: password hashes and salts, server seeds, live tokens. Victims are logged in
 * first, so that there is a session to steal.
 */
export function secretsOf({ state, context }: Pick<Sandbox, 'state' | 'context'>, victims: readonly Member[]): RegExp {
  const living: string[] = []
  state.transact(() => {
    for (const victim of victims) {
      living.push(startSession(context, victim, '203.0.113.99').token)
      seedPairOf(context, victim.id)
    }
  })
  const ids = new Set(victims.map(({ id }) => id))
  const theirs = new Set<string>()
  const others = new Set<string>()
  for (const table of Object.values(context.tables) as Table<unknown>[]) {
    if (PUBLIC.has(table.name)) continue
    for (const [key, row] of table.entries()) {
      const owner = ownerOf(table.name, row)
      const found = owner !== null && ids.has(owner) ? theirs : others
      found.add(key)
      eachText(row, (text) => found.add(text))
    }
  }
  const secrets = new Set<string>(living)
  for (const { passwordHash } of context.tables.members.all()) secrets.add(passwordHash)
  for (const { paymentHash } of context.tables.securities.all()) secrets.add(paymentHash)
  for (const { serverSeed, nextServerSeed } of context.tables.seedPairs.all())
    for (const seed of [serverSeed, nextServerSeed]) secrets.add(seed).add(context.vault.open(seed))
  for (const { id } of context.tables.sessions.all()) secrets.add(id)
  const telling = [...theirs].filter((text) => !others.has(text) && !COMMON.test(text))
  const all = [...new Set([...telling, ...secrets])].filter((text) => text.length >= TELLING)
  return new RegExp(all.map((text) => text.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&')).join('|'))
}

/** Text that reveals internals of the program. */
export const INSIDE = /\n\s+at |node:internal|\.ts:\d|\/src\/|TypeError|RangeError|ZodError|BooksWrong/

function ownerOf(table: string, row: unknown): number | null {
  if (typeof row !== 'object' || row === null) return null
  if (table === 'members' && 'id' in row) return Number(row.id)
  return 'memberId' in row && typeof row.memberId === 'number' ? row.memberId : null
}

function eachText(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) eachText(part, visit)
}

const plain = (row: unknown): string =>
  JSON.stringify(row, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part))
