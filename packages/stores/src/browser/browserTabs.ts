import type { KeyValueStorage, Tabs } from '../ports/Ports.ts'
import { parsedJson } from '../ports/storage.ts'

/** The browser features that identify tabs and let them exchange messages. */
export interface TabsOptions {
  readonly storage: Pick<KeyValueStorage, 'setItem' | 'removeItem'>
  /** Missing if the page is not a secure context, as on a phone in the developer's network. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Target of storage events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

const key = 'sessionEnded'

/**
 * Tabs communicate through one key of local storage: writing it fires an event in every other tab, and then it is
 * removed. The first tab to find out holds a lock named after the session's mark while it is open, so exactly one tab
 * is first. The mark reveals nothing about the session's token.
 */
export function browserTabs({ storage, locks, events }: TabsOptions): Tabs {
  const ended = new Set<string>()
  const say = (mark: string, pause: unknown): void => {
    try {
      storage.setItem(key, pause === undefined ? mark : `${mark} ${JSON.stringify(pause)}`)
      storage.removeItem(key)
    } catch {
      // Without working storage no other tab can be reached, so this one counts as alone.
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
          // Without locks, every tab counts as the first.
          .catch(() => resolve(true))
    })
  return {
    async sessionEnded(mark, pause) {
      if (ended.has(mark)) return false
      ended.add(mark)
      const first = await isFirst(mark)
      if (first) say(mark, pause)
      return first
    },
    onSessionEnded(heard) {
      const listen = (event: Event): void => {
        if ('key' in event && event.key === key && 'newValue' in event && typeof event.newValue === 'string') {
          const [mark = ''] = event.newValue.split(' ', 1)
          ended.add(mark)
          heard(mark, parsedJson(event.newValue.slice(mark.length)))
        }
      }
      events.addEventListener('storage', listen)
      return () => events.removeEventListener('storage', listen)
    },
  }
}
