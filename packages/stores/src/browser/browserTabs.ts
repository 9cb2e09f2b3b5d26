import type { KeyValueStorage, Tabs } from '../world/World.ts'

/** The browser features that identify tabs and let them exchange messages. */
export interface TabsOptions {
  readonly storage: Pick<KeyValueStorage, 'setItem' | 'removeItem'>
  /** Missing where the page is no secure context, as on a phone in the developer's network. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Target of storage events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

const key = 'sessionEnded'

/**
 * Tabs speak through one key of local storage: writing it is heard in every tab but the writer's, and then it is removed.
 * The first tab that finds out holds a lock named by the session's mark for as long as it is open, so that of several tabs
 * one is the first. Nothing follows from the mark about the session's token.
 */
export function browserTabs({ storage, locks, events }: TabsOptions): Tabs {
  const ended = new Set<string>()
  const say = (mark: string): void => {
    try {
      storage.setItem(key, mark)
      storage.removeItem(key)
    } catch {
      // Storage that keeps nothing reaches no other tab: then this one is alone.
    }
  }
  const isFirst = (mark: string): Promise<boolean> =>
    new Promise((resolve) => {
      if (locks === undefined) resolve(true)
      else
        locks
          .request(`croupier-session-ended-${mark}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null)
            return lock === null ? undefined : new Promise<never>(() => undefined)
          })
          // A browser that refuses locks lets each tab speak for itself.
          .catch(() => resolve(true))
    })
  return {
    async sessionEnded(mark) {
      if (ended.has(mark)) return false
      ended.add(mark)
      const first = await isFirst(mark)
      if (first) say(mark)
      return first
    },
    onSessionEnded(heard) {
      const listen = (event: Event): void => {
        if ('key' in event && event.key === key && 'newValue' in event && typeof event.newValue === 'string') {
          ended.add(event.newValue)
          heard(event.newValue)
        }
      }
      events.addEventListener('storage', listen)
      return () => events.removeEventListener('storage', listen)
    },
  }
}
