import type { KeyValueStorage } from '@croupier/stores'

/** A storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
