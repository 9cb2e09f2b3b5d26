import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Change, Store } from '../store/store.ts'

/**
 * State in an SQLite file. The write-ahead log is synced with every commit (`synchronous = FULL`), so a commit survives
 * the death of the process and of the machine; readers never block.
 * @param path a file, made with its folder when missing, or `:memory:`
 */
export function sqliteStore(path: string): Store {
  if (path !== ':memory:') mkdirSync(dirname(resolve(path)), { recursive: true })
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec(
    'CREATE TABLE IF NOT EXISTS rows (place INTEGER PRIMARY KEY, collection TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (collection, key))',
  )
  const upsert = database.prepare(
    'INSERT INTO rows (collection, key, body) VALUES (?, ?, ?) ON CONFLICT (collection, key) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND key = ?')
  const begin = database.prepare('BEGIN IMMEDIATE')
  const end = database.prepare('COMMIT')
  const transact = (work: () => void) => {
    begin.run()
    try {
      work()
      end.run()
    } catch (failure) {
      database.exec('ROLLBACK')
      throw failure
    }
  }
  const write = (changes: readonly Change[]) => {
    for (const { collection, key, body } of changes) {
      if (body === null) remove.run(collection, key)
      else upsert.run(collection, key, body)
    }
  }
  return {
    // In the order rows were first written: histories stay histories.
    load: () =>
      database.prepare('SELECT collection, key, body FROM rows ORDER BY place').all() as unknown as (Change & {
        body: string
      })[],
    commit: (changes) => transact(() => write(changes)),
    replace: (changes) =>
      transact(() => {
        database.exec('DELETE FROM rows')
        write(changes)
      }),
    close: () => database.close(),
  }
}
