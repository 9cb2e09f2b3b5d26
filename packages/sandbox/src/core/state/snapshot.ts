import { STATE_FORMAT } from './format.ts'
import { readRow } from '../store/rowText.ts'

/** A row of a snapshot, in its stored and its in-memory form. */
export interface SnapshotRow {
  readonly collection: string
  readonly key: string
  readonly body: string
  readonly row: unknown
}

/** The text is not a snapshot, or one of another version. */
export class NotASnapshot extends Error {
  override readonly name = 'NotASnapshot'
}

/** The rows of a snapshot. `keyMark` identifies the key of its sealed values. Throws {@link NotASnapshot}. */
export function readSnapshot(text: string, keyMark: string): readonly SnapshotRow[] {
  let mark: string | undefined
  try {
    const parsed = JSON.parse(text) as { readonly version?: unknown; readonly rows?: unknown } | null
    if (parsed?.version === 1 && Array.isArray(parsed.rows)) {
      const rows = parsed.rows.map(readSnapshotRow)
      const settings = settingsOf(rows)
      mark = settings.keyMark
      if ((settings.format ?? STATE_FORMAT) === STATE_FORMAT && (mark ?? keyMark) === keyMark) return rows
    }
  } catch (cause) {
    throw new NotASnapshot('not a snapshot', { cause })
  }
  throw new NotASnapshot(
    (mark ?? keyMark) === keyMark ? 'not a snapshot of this version' : 'a snapshot of a state with another key',
  )
}

/** The format and key in the state's settings. */
function settingsOf(rows: readonly SnapshotRow[]): { readonly format?: number; readonly keyMark?: string } {
  const settings = rows.find(({ collection, key }) => collection === 'settings' && key === 'operator')?.row
  return (settings as ReturnType<typeof settingsOf> | undefined) ?? {}
}

function readSnapshotRow(row: unknown): SnapshotRow {
  const [collection, key, body] = row as readonly unknown[]
  if (typeof collection !== 'string' || typeof key !== 'string' || typeof body !== 'string')
    throw new NotASnapshot('not a row of a snapshot')
  return { collection, key, body, row: readRow(body) }
}
