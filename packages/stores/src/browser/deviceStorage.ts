import type { KeyValueStorage } from '../world/World.ts'
import { memoryStorage } from './memoryStorage.ts'

/**
 * A storage of this browser: the one door to it. A browser that blocks all cookies does not even let a page look at its storage;
 * what is kept then lasts as long as the page.
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
