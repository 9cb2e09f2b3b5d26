import type { KeyValueStorage, Tabs } from '../world/World.ts'

/** What tells the tabs of one browser from each other and lets them speak: all of it is the browser's own. */
export interface TabsOptions {
  readonly storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>
  /** Missing where the page is no secure context, as on a phone in the developer's network. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Target of storage events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

const key = 'sessionEnded'

/**
 * Tabs speak through one key of local storage: writing it is heard in every tab but the writer's. A lock makes sure that
 * of several tabs that find out at the same time one is the first. What is written is the session's mark, from which
 * nothing follows about its token.
 */
export function browserTabs({ storage, locks, events }: TabsOptions): Tabs {
  const sayFirst = (mark: string): boolean => {
    try {
      if (storage.getItem(key) === mark) return false
      storage.setItem(key, mark)
    } catch {
      // Storage that keeps nothing reaches no other tab: then this one is alone.
    }
    return true
  }
  return {
    sessionEnded: async (mark) =>
      locks === undefined ? sayFirst(mark) : locks.request('croupier-session-end', () => sayFirst(mark)),
    onSessionEnded(heard) {
      const listen = (event: Event): void => {
        if ('key' in event && event.key === key && 'newValue' in event && typeof event.newValue === 'string') {
          heard(event.newValue)
        }
      }
      events.addEventListener('storage', listen)
      return () => events.removeEventListener('storage', listen)
    },
  }
}
