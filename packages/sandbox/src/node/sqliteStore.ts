import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { STATE_FORMAT } from '../core/state/format.ts'
import type { Change, Store } from '../core/store/store.ts'
import { StateFileRefused } from './StateFileRefused.ts'

/** SQLite result codes with their own error message (https://sqlite.org/rescode.html). */
const BUSY = 5
const DAMAGED: ReadonlySet<number> = new Set([11, 26])
const UNWRITABLE: ReadonlySet<number> = new Set([8, 10, 13, 14])

const WAY_ON =
  'Start with --fresh, which keeps it under another name and begins a new state, or set SANDBOX_DATA to another file.'

/** The primary result code of an SQLite error; null for any other error. */
const codeOf = (failure: unknown): number | null => {
  const { errcode } = failure as { readonly errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : null
}

/** Readable error for an SQLite error; returns any other error unchanged. */
function told(path: string, failure: unknown): unknown {
  const code = codeOf(failure)
  if (code === null) return failure
  const why = failure instanceof Error ? failure.message : String(failure)
  if (code === BUSY)
    return new StateFileRefused(
      `${path} is in use by another sandbox. Stop that one, or set SANDBOX_DATA to another file.`,
      { cause: failure },
    )
  if (DAMAGED.has(code))
    return new StateFileRefused(`${path} is damaged and cannot be read (${why}). Put a copy in its place. ${WAY_ON}`, {
      cause: failure,
    })
  if (UNWRITABLE.has(code))
    return new StateFileRefused(
      `${path} cannot be written (${why}). All that was answered before is in it. Make room on the disk, or see to its rights, and start again.`,
      { cause: failure },
    )
  return failure
}

/** Makes the file and SQLite's files beside it readable for this user only; those take over the file's permissions. */
function makePrivate(path: string): void {
  mkdirSync(dirname(resolve(path)), { recursive: true })
  closeSync(openSync(path, 'a', 0o600))
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600)
}

/** Throws {@link StateFileRefused} for a file of another format. Read-only. */
function checkFormat(path: string, database: DatabaseSync): void {
  const format = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  const isNew = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table'").get() === undefined
  if (isNew || format === STATE_FORMAT) return
  throw new StateFileRefused(
    `${path} holds a state of ${format === 0 ? 'an older' : 'another'} version of the sandbox (this one reads format ${STATE_FORMAT}). To read it, start the version that wrote it. ${WAY_ON}`,
  )
}

/**
 * State in an SQLite file with a write-ahead log: the rows as text, by collection and key. Completed commits
 * survive the death of the process. Only one process at a time can use the file.
 * @param path a file, created with its folder if missing, or `:memory:`
 * @param failed called when a commit cannot be written, with the message to show; the commit throws it as well
 * @throws {@link StateFileRefused} for a file in use, damaged, or of another version, without changing it
 */
export function sqliteStore(path: string, failed: (failure: StateFileRefused) => void = () => {}): Store {
  if (path !== ':memory:') makePrivate(path)
  const database = new DatabaseSync(path)
  const attempt = <Result>(work: () => Result): Result => {
    try {
      return work()
    } catch (failure) {
      throw told(path, failure)
    }
  }
  try {
    attempt(() => {
      // The lock is released with the process, however that ends.
      database.exec('PRAGMA locking_mode = EXCLUSIVE')
      checkFormat(path, database)
      database.exec('PRAGMA journal_mode = WAL')
      // A killed process loses nothing, as the system already has the log; a power failure may lose the last answers.
      database.exec('PRAGMA synchronous = NORMAL')
      database.exec('BEGIN IMMEDIATE')
      database.exec(
        'CREATE TABLE IF NOT EXISTS rows (place INTEGER PRIMARY KEY, collection TEXT NOT NULL, key TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (collection, key))',
      )
      database.exec(`PRAGMA user_version = ${STATE_FORMAT}`)
      database.exec('COMMIT')
    })
  } catch (failure) {
    database.close()
    throw failure
  }
  const upsert = database.prepare(
    'INSERT INTO rows (collection, key, body) VALUES (?, ?, ?) ON CONFLICT (collection, key) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM rows WHERE collection = ? AND key = ?')
  const write = (changes: readonly Change[], before = '') => {
    try {
      attempt(() => {
        database.exec(`BEGIN IMMEDIATE;${before}`)
        for (const { collection, key, body } of changes) {
          if (body === null) remove.run(collection, key)
          else upsert.run(collection, key, body)
        }
        database.exec('COMMIT')
      })
    } catch (failure) {
      if (database.isTransaction) database.exec('ROLLBACK')
      if (failure instanceof StateFileRefused) failed(failure)
      throw failure
    }
  }
  return {
    load: () =>
      attempt(
        () =>
          database.prepare('SELECT collection, key, body FROM rows ORDER BY place').all() as unknown as (Change & {
            body: string
          })[],
      ),
    commit: (changes) => write(changes),
    replace: (changes) => write(changes, 'DELETE FROM rows'),
    close: () => database.close(),
  }
}

/** Moves a state file and its key aside, to an unused name. Returns that name; null when there was no file. */
export function setAside(path: string): string | null {
  if (path === ':memory:' || !existsSync(path)) return null
  let name = `${path}.old`
  for (let count = 2; existsSync(name); count++) name = `${path}.old${count}`
  for (const end of ['', '-wal', '-shm', '.key'])
    if (existsSync(`${path}${end}`)) renameSync(`${path}${end}`, `${name}${end}`)
  return name
}
