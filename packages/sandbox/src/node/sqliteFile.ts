import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Change, History } from '../core/store/store.ts'
import { sqliteHistory, type SqliteHistory } from './sqliteHistory.ts'

/** A small change is written with the whole page it is on, and a bet changes a dozen pages. */
const PAGE_BYTES = 2_048
/** Pages kept in memory, in KiB: lists of a long history are written in many places. */
const CACHE_KIB = 64 * 1024
/** How long one connection waits for another, milliseconds: a commit takes a few. */
const BUSY_MS = 10_000

/** A connection to the file the state is in. The thread of the requests has one, and the thread that writes another. */
export interface SqliteFile {
  /** Every stored row but those of histories, in the order they were first written: histories stay histories. */
  load(): (Change & { readonly body: string })[]
  /** Opens a collection that stays in the file. */
  history(collection: string, indexes: readonly string[]): History
  /** Writes commits in one transaction, synced when it returns; throws when nothing was written. */
  write(commits: Iterable<readonly Change[]>): void
  /** Replaces everything, likewise. */
  replace(changes: readonly Change[]): void
  close(): void
}

/** Makes the file and what SQLite puts beside it readable for this user only; it takes the rights of the file for those. */
function makePrivate(path: string): void {
  mkdirSync(dirname(resolve(path)), { recursive: true })
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}

/**
 * Opens the state in an SQLite file. The write-ahead log is synced with every commit (`synchronous = FULL`), so a commit
 * survives the death of the process and of the machine; readers never block.
 * @param path a file, made with its folder when missing, or `:memory:`
 */
export function openSqliteFile(path: string): SqliteFile {
  if (path !== ':memory:') makePrivate(path)
  const database = new DatabaseSync(path, { timeout: BUSY_MS })
  // Says nothing to a file that is there already.
  database.exec(`PRAGMA page_size = ${PAGE_BYTES}`)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec(`PRAGMA cache_size = -${CACHE_KIB}`)
  database.exec(
    'CREATE TABLE IF NOT EXISTS rows (place INTEGER PRIMARY KEY, collection TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (collection, key))',
  )
  const upsert = database.prepare(
    'INSERT INTO rows (collection, key, body) VALUES (?, ?, ?) ON CONFLICT (collection, key) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND key = ?')
  const begin = database.prepare('BEGIN IMMEDIATE')
  const end = database.prepare('COMMIT')
  const histories = new Map<string, SqliteHistory>()
  const writeAll = (changes: readonly Change[]) => {
    for (const change of changes) {
      const { collection, key, body } = change
      const history = histories.get(collection)
      if (history) history.write(change)
      else if (body === null) remove.run(collection, key)
      else upsert.run(collection, key, body)
    }
  }
  const transact = (work: () => void) => {
    begin.run()
    try {
      work()
      end.run()
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw failure
    }
  }
  return {
    load: () =>
      database.prepare('SELECT collection, key, body FROM rows ORDER BY place').all() as unknown as (Change & {
        body: string
      })[],
    history(collection, indexes) {
      const history = sqliteHistory(database, collection, indexes)
      histories.set(collection, history)
      return history
    },
    write: (commits) =>
      transact(() => {
        for (const changes of commits) writeAll(changes)
      }),
    replace: (changes) =>
      transact(() => {
        database.exec('DELETE FROM rows')
        for (const history of histories.values()) history.empty()
        writeAll(changes)
      }),
    close: () => database.close(),
  }
}
