import type { KeyValueStorage } from '../ports/Ports.ts'

/** A storage in memory, with initial entries. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const kept = new Map(Object.entries(entries))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
