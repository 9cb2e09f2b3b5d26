import type { KeyValueStorage } from './Ports.ts'

/**
 * Storage that cannot break the page: private windows and full disks make the browser's storage throw, and then the
 * session simply lasts as long as the page does.
 */
export function dependableStorage(storage: KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => {
      if (memory.has(key)) return memory.get(key) ?? null
      try {
        return storage.getItem(key)
      } catch {
        return null
      }
    },
    setItem: (key, value) => {
      try {
        storage.setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    removeItem: (key) => {
      memory.delete(key)
      try {
        storage.removeItem(key)
      } catch {
        // Nothing was kept, so nothing is left to remove.
      }
    },
    clear: () => {
      memory.clear()
      try {
        storage.clear()
      } catch {
        // Nothing was kept, so nothing is left to clear.
      }
    },
  }
}

/** Session storage key of the mark that the device is shared. */
export const sharedKey = 'sharedDevice'

/**
 * The device's storage, which takes nothing in while the session is one on a shared device: what would be kept on the
 * device goes with the session.
 */
export function sharableStorage(device: KeyValueStorage, session: KeyValueStorage): KeyValueStorage {
  const place = () => (session.getItem(sharedKey) === null ? device : session)
  return {
    getItem: (key) => place().getItem(key) ?? device.getItem(key),
    setItem: (key, value) => place().setItem(key, value),
    removeItem: (key) => {
      session.removeItem(key)
      device.removeItem(key)
    },
    clear: () => place().clear(),
  }
}

/** Reads JSON that another version of the site may have written; anything missing or broken is `undefined`. */
export const parsedJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Reads JSON from storage; anything missing or broken returns `undefined`. The caller checks the shape. */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  const given = parsedJson(storage.getItem(key))
  if (given === undefined) storage.removeItem(key)
  return given
}
