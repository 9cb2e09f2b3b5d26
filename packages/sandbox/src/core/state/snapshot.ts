import { STATE_FORMAT } from './format.ts'
import { readRow } from '../store/rowText.ts'

/** A row of a snapshot: as it is stored, and as it is in memory. */
export interface SnapshotRow {
  readonly collection: string
  readonly key: string
  readonly body: string
  readonly row: unknown
}

/** Text that is no snapshot, or one of another version. */
export class NotASnapshot extends Error {
  override readonly name = 'NotASnapshot'
}

/** The rows of a snapshot's text. Throws {@link NotASnapshot}. */
export function readSnapshot(text: string): readonly SnapshotRow[] {
  try {
    const parsed = JSON.parse(text) as { readonly version?: unknown; readonly rows?: unknown } | null
    if (parsed?.version === 1 && Array.isArray(parsed.rows)) {
      const rows = parsed.rows.map(readSnapshotRow)
      if (formatOf(rows) === STATE_FORMAT) return rows
    }
  } catch (cause) {
    throw new NotASnapshot('not a snapshot', { cause })
  }
  throw new NotASnapshot('not a snapshot of this version')
}

/** Format of the state the rows come from; today's where they do not say. */
function formatOf(rows: readonly SnapshotRow[]): number {
  const settings = rows.find(({ collection, key }) => collection === 'settings' && key === 'operator')?.row
  return (settings as { readonly format?: number } | undefined)?.format ?? STATE_FORMAT
}

function readSnapshotRow(row: unknown): SnapshotRow {
  const [collection, key, body] = row as readonly unknown[]
  if (typeof collection !== 'string' || typeof key !== 'string' || typeof body !== 'string')
    throw new NotASnapshot('not a row of a snapshot')
  return { collection, key, body, row: readRow(body) }
}
