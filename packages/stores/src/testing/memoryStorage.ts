import type { Cookies, KeyValueStorage } from '../ports/Ports.ts'

/** Storage in memory, with its entries open to a test's eyes. */
export interface MemoryStorage extends KeyValueStorage {
  readonly entries: Map<string, string>
}

/** Storage in memory. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const entries = new Map(Object.entries(initial))
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

/** Cookies in memory. */
export interface MemoryCookies extends Cookies {
  readonly jar: Map<string, { readonly value: string; readonly maxAgeMs: number }>
}

/** Cookies in memory. */
export function memoryCookies(): MemoryCookies {
  const jar: MemoryCookies['jar'] = new Map()
  return {
    jar,
    get: (name) => jar.get(name)?.value,
    set: (name, value, { maxAgeMs }) => void jar.set(name, { value, maxAgeMs }),
    delete: (name) => void jar.delete(name),
  }
}
