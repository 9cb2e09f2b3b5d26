import type { Change, Store } from '@croupier/sandbox'

/** A changed row: collection, key, and the row as text, or null when it was deleted. */
type Row = readonly [collection: string, key: string, body: string | null]

/** More records than this are compacted at the next start. */
const longest = 300

/** Resolves with the result of a request to a database. */
export const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused.')))
  })

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    const failed = () => reject(transaction.error ?? new Error('The database refused.'))
    transaction.addEventListener('error', failed)
    transaction.addEventListener('abort', failed)
  })

/** The rows that a log leads to, in the order in which they were first written. */
export function rowsOf(log: readonly (readonly Row[])[]): readonly (Change & { readonly body: string })[] {
  const rows = new Map<string, Change & { readonly body: string }>()
  for (const [collection, key, body] of log.flat()) {
    const place = `${collection}\n${key}`
    if (body === null) rows.delete(place)
    else rows.set(place, { collection, key, body })
  }
  return [...rows.values()]
}

const rowOf = ({ collection, key, body }: Change): Row => [collection, key, body]

/** A store that writes a little later. */
export interface LogStore extends Store {
  /** Resolves when all that was committed so far survives; rejects when it does not. */
  settled(): Promise<void>
}

/**
 * A store in one object store of a database, as a log: the whole state once, then what each turn of the event loop
 * changed. A turn costs one small write, however large the state is. The browser must not run two of them at a time.
 */
export async function logStore(database: IDBDatabase, name: string): Promise<LogStore> {
  let log = (await resultOf(database.transaction(name).objectStore(name).getAll())) as readonly (readonly Row[])[]
  let gathered: Row[] = []
  let starts = false
  let writing: Promise<void> = Promise.resolve()
  let waiting: Promise<void> | undefined

  const write = (): Promise<void> => {
    const [rows, afresh] = [gathered, starts]
    gathered = []
    starts = false
    waiting = undefined
    const transaction = database.transaction(name, 'readwrite', { durability: 'relaxed' })
    const place = transaction.objectStore(name)
    if (afresh) place.clear()
    place.add(rows)
    return ended(transaction)
  }
  const gather = (rows: readonly Row[]) => {
    for (const row of rows) gathered.push(row)
    if (waiting) return
    const next = Promise.resolve().then(write)
    waiting = next
    writing = Promise.all([writing, next]).then(() => undefined)
    // Callers that wait for `settled` get the failure.
    writing.catch(() => undefined)
  }
  const replace = (changes: readonly Change[]) => {
    gathered = []
    starts = true
    gather(changes.map(rowOf))
  }

  if (log.length > longest) replace(rowsOf(log))
  return {
    load() {
      const rows = rowsOf(log)
      log = []
      return rows
    },
    commit: (changes) => gather(changes.map(rowOf)),
    replace,
    settled: () => writing,
    close: () => database.close(),
  }
}
