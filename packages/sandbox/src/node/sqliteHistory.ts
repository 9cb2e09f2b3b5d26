import type { DatabaseSync } from 'node:sqlite'
import type { Change, History, HistoryRow } from '../core/store/store.ts'

/** A history in SQLite: what may be read of it, and what the store's own transactions write. */
export interface SqliteHistory extends History {
  write(change: Change): void
  empty(): void
}

/**
 * A collection as a separate table, and a table for each index that lists, by value and moment, the places of the rows.
 * A row may be listed under several values, or none. Names of collections and indexes come from the program.
 */
export function sqliteHistory(database: DatabaseSync, collection: string, indexes: readonly string[]): SqliteHistory {
  const table = `history_${collection}`
  const listOf = (index: string) => `${table}_by_${index}`
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${table} (place INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, body TEXT NOT NULL)`,
  )
  for (const index of indexes) {
    database.exec(
      `CREATE TABLE IF NOT EXISTS ${listOf(index)} (value TEXT NOT NULL, at INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (value, at, place)) WITHOUT ROWID`,
    )
  }
  const count = database.prepare(`SELECT count(*) AS count FROM ${table}`)
  const one = database.prepare(`SELECT place, body FROM ${table} WHERE key = ?`)
  const after = database.prepare(`SELECT place, key, body FROM ${table} WHERE place > ? ORDER BY place LIMIT ?`)
  const upsert = database.prepare(
    `INSERT INTO ${table} (key, body) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET body = excluded.body RETURNING place`,
  )
  const remove = database.prepare(`DELETE FROM ${table} WHERE place = ?`)
  const lists = new Map(indexes.map((index) => [index, listStatements(database, table, listOf(index))]))
  const list = (index: string) => {
    const found = lists.get(index)
    if (!found) throw new Error(`${collection} has no index ${index}`)
    return found
  }

  return {
    count: () => Number(count.get()?.['count'] ?? 0),
    get: (key) => one.get(key)?.['body'] as string | undefined,
    after: (place, limit) => after.all(place, limit) as unknown as HistoryRow[],
    find: (index, value, from, to) => list(index).find.all(value, from, to) as unknown as HistoryRow[],
    keys: (index, value) =>
      list(index)
        .keys.all(value)
        .map(({ key }) => String(key)),
    before: (index, value, { at, place }, limit) =>
      list(index).before.all(value, at, place, limit) as unknown as (HistoryRow & { at: number })[],
    write({ key, body, marks }) {
      const written = body === null ? one.get(key) : upsert.get(key, body)
      if (written === undefined) return
      const place = Number(written['place'])
      for (const { index, value, at } of marks?.remove ?? []) list(index).remove.run(value, at, place)
      for (const { index, value, at } of marks?.add ?? []) list(index).add.run(value, at, place)
      if (body === null) remove.run(place)
    },
    empty() {
      for (const name of [table, ...indexes.map(listOf)]) database.exec(`DELETE FROM ${name}`)
    },
  }
}

function listStatements(database: DatabaseSync, table: string, list: string) {
  return {
    // By place, not by moment: the order rows were written in, as in memory.
    find: database.prepare(
      `SELECT r.place, r.key, r.body FROM ${list} l JOIN ${table} r ON r.place = l.place WHERE l.value = ? AND l.at BETWEEN ? AND ? ORDER BY l.place`,
    ),
    keys: database.prepare(
      `SELECT r.key FROM ${list} l JOIN ${table} r ON r.place = l.place WHERE l.value = ? ORDER BY l.place`,
    ),
    before: database.prepare(
      `SELECT r.place, r.key, r.body, l.at FROM ${list} l JOIN ${table} r ON r.place = l.place WHERE l.value = ? AND (l.at, l.place) < (?, ?) ORDER BY l.at DESC, l.place DESC LIMIT ?`,
    ),
    add: database.prepare(`INSERT INTO ${list} (value, at, place) VALUES (?, ?, ?)`),
    remove: database.prepare(`DELETE FROM ${list} WHERE value = ? AND at = ? AND place = ?`),
  }
}
