import type { KeyValueStorage } from '../ports/Ports.ts'
import { memoryStorage } from './memoryStorage.ts'

/**
 * Guarded access to a browser storage. If the browser blocks it, as with all cookies blocked, values are kept in memory
 * until the page is closed.
 */
export function deviceStorage<Kind extends 'localStorage' | 'sessionStorage'>(
  kind: Kind,
  view: Pick<typeof globalThis, Kind> = window,
): KeyValueStorage {
  try {
    return view[kind]
  } catch {
    return memoryStorage()
  }
}
