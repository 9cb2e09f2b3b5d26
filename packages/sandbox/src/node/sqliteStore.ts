import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Change, Store } from '../core/store/store.ts'
import { sqliteHistory, type SqliteHistory } from './sqliteHistory.ts'

/** How a store in a file writes. */
export interface SqliteStoreOptions {
  /**
   * Commits of a few milliseconds go to the disk together, and `settled` says when. A disk is synced a few hundred
   * times a second at most, so a server that syncs for every request alone is as slow as its disk. Whoever answers a
   * request waits for `settled` first. Without it every commit is synced before it returns.
   */
  readonly gathered?: boolean
}

/** Each sync holds requests up for a third of a millisecond and more, whether it is for one of them or for ten. */
const LEAST_BETWEEN_SYNCS_MS = 5
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
 * State in an SQLite file. The write-ahead log is synced with every commit (`synchronous = FULL`), so a commit survives
 * the death of the process and of the machine; readers never block.
 * @param path a file, made with its folder when missing, or `:memory:`
 */
export function sqliteStore(path: string, { gathered = false }: SqliteStoreOptions = {}): Store {
  if (path !== ':memory:') makePrivate(path)
  const database = new DatabaseSync(path)
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
  const mark = database.prepare('SAVEPOINT one')
  const keep = database.prepare('RELEASE one')
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

  /** The commits that wait to be synced together, and those who wait for it; null when there are none. */
  let gathering: PromiseWithResolvers<void> | null = null
  let syncedAt = Number.NEGATIVE_INFINITY
  /** Set when a sync failed: memory is ahead of the disk then, and nothing may be promised any more. */
  let broken: Error | null = null
  const breakDown = (failure: unknown) => {
    broken = new Error('The state could not be written. Start again to go on from what is stored.', { cause: failure })
    gathering?.reject(broken)
    gathering = null
  }
  const sync = () => {
    if (gathering === null) return
    try {
      end.run()
      syncedAt = performance.now()
      gathering.resolve()
      gathering = null
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK')
      breakDown(failure)
    }
  }
  /** Syncs at once when the disk has rested; after that at its pace, so that a crowd is written together. */
  const syncSoon = () => {
    const wait = syncedAt + LEAST_BETWEEN_SYNCS_MS - performance.now()
    if (wait > 0) setTimeout(sync, wait)
    else setImmediate(sync)
  }
  const gather = (changes: readonly Change[]) => {
    if (broken !== null) throw broken
    if (gathering === null) {
      begin.run()
      gathering = Promise.withResolvers()
      // Those who wait learn of a failure; that nobody waits is no second failure.
      gathering.promise.catch(() => {})
      syncSoon()
    }
    mark.run()
    try {
      write(changes)
      keep.run()
    } catch (failure) {
      // A full disk ends the whole transaction, and with it what others wrote before in this turn.
      if (database.isTransaction) database.exec('ROLLBACK TO one; RELEASE one')
      else breakDown(failure)
      throw failure
    }
  }

  return {
    // In the order rows were first written: histories stay histories.
    load: () =>
      database.prepare('SELECT collection, key, body FROM rows ORDER BY place').all() as unknown as (Change & {
        body: string
      })[],
    commit: gathered ? gather : (changes) => transact(() => write(changes)),
    settled: () => (broken !== null ? Promise.reject(broken) : (gathering?.promise ?? Promise.resolve())),
    replace: (changes) => {
      sync()
      transact(() => {
        database.exec('DELETE FROM rows')
        for (const history of histories.values()) history.empty()
        write(changes)
      })
    },
    history(collection, indexes) {
      const history = sqliteHistory(database, collection, indexes)
      histories.set(collection, history)
      return history
    },
    close: () => {
      sync()
      database.close()
    },
  }
}
