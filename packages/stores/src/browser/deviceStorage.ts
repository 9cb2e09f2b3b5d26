import type { KeyValueStorage } from '../world/World.ts'
import { memoryStorage } from './memoryStorage.ts'

/**
 * Guarded access to a browser storage. If the browser blocks it, as with all cookies blocked, values are kept in memory
 * until the page is closed.
 */
export function deviceStorage(
  kind: 'localStorage' | 'sessionStorage',
  view: Pick<typeof globalThis, typeof kind> = window,
): KeyValueStorage {
  try {
    return view[kind]
  } catch {
    return memoryStorage()
  }
}
