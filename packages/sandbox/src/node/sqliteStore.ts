import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Change, Store } from '../core/store/store.ts'
import { checkpointsBeside } from './checkpoints.ts'
import { gatherCommits } from './gatherCommits.ts'
import { logFlush, noLog } from './logFlush.ts'
import { sqliteHistory, type SqliteHistory } from './sqliteHistory.ts'

/** How a store in a file writes. */
export interface SqliteStoreOptions {
  /**
   * Commits of a few milliseconds go to the disk together, on a thread, and `settled` says when they are there. Whoever
   * answers a request waits for it first. Without it every commit is synced before it returns.
   */
  readonly gathered?: boolean
}

/** A small change is written with the whole page it is on, and a bet changes a dozen pages. */
const PAGE_BYTES = 2_048
/** Pages kept in memory, in KiB: lists of a long history are written in many places. */
const CACHE_KIB = 64 * 1024

/** Makes the file and what SQLite puts beside it readable for this user only; it takes the rights of the file for those. */
function makePrivate(path: string): void {
  mkdirSync(dirname(resolve(path)), { recursive: true })
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}

/**
 * State in an SQLite file with a write-ahead log. A commit that returned, or settled, survives the death of the process and
 * of the machine; readers never block.
 * @param path a file, made with its folder when missing, or `:memory:`
 */
export function sqliteStore(path: string, { gathered = false }: SqliteStoreOptions = {}): Store {
  if (path !== ':memory:') makePrivate(path)
  const database = new DatabaseSync(path)
  // Says nothing to a file that is there already.
  database.exec(`PRAGMA page_size = ${PAGE_BYTES}`)
  database.exec('PRAGMA journal_mode = WAL')
  // What is gathered is flushed on a thread instead (gatherCommits.ts).
  database.exec(`PRAGMA synchronous = ${gathered ? 'NORMAL' : 'FULL'}`)
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
  const write = (changes: readonly Change[]) => {
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

  const isFile = path !== ':memory:'
  const log = gathered && isFile ? logFlush(path) : noLog
  const checkpoints = gathered && isFile ? checkpointsBeside(database, path) : null
  const gathering = gathered ? gatherCommits(database, log, checkpoints?.committed) : null

  return {
    // In the order rows were first written: histories stay histories.
    load: () =>
      database.prepare('SELECT collection, key, body FROM rows ORDER BY place').all() as unknown as (Change & {
        body: string
      })[],
    commit: (changes) => (gathering ? gathering.add(() => write(changes)) : transact(() => write(changes))),
    settled: async () => gathering?.settled(),
    replace: (changes) => {
      gathering?.settleNow()
      transact(() => {
        database.exec('DELETE FROM rows')
        for (const history of histories.values()) history.empty()
        write(changes)
      })
      log.flushNow()
    },
    history(collection, indexes) {
      const history = sqliteHistory(database, collection, indexes)
      histories.set(collection, history)
      return history
    },
    close: () => {
      gathering?.settleNow()
      checkpoints?.close()
      log.close()
      database.close()
    },
  }
}
