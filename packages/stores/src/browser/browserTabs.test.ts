import { describe, expect, it } from 'vitest'
import { browserTabs } from './browserTabs.ts'

type Work = (lock: object | null) => unknown

/** A browser with several tabs: shared storage whose events reach the other tabs, and locks held one at a time. */
function browser() {
  const entries = new Map<string, string>()
  const targets: EventTarget[] = []
  const held = new Set<string>()
  const locks = {
    async request(name: string, _options: { ifAvailable: true }, work: Work): Promise<unknown> {
      if (held.has(name)) return work(null)
      held.add(name)
      return work({ name })
    },
  } as unknown as LockManager
  const tab = (more: { readonly locks?: LockManager | undefined } = { locks }) => {
    const events = new EventTarget()
    targets.push(events)
    const storage = {
      removeItem: (key: string) => void entries.delete(key),
      setItem(key: string, newValue: string) {
        entries.set(key, newValue)
        for (const other of targets) {
          if (other !== events) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
        }
      },
    }
    const heard: string[] = []
    const tabs = browserTabs({ storage, locks: more.locks, events })
    const stop = tabs.onSessionEnded((mark) => heard.push(mark))
    return { tabs, heard, stop, storage }
  }
  return { tab, entries }
}

describe('tabs of one browser', () => {
  it('learn of a session that ended in another tab, and do not get their own message [S-201]', async () => {
    const { tab } = browser()
    const [one, other, third] = [tab(), tab(), tab()]
    expect(await one.tabs.sessionEnded('mark-1')).toBe(true)
    expect([one.heard, other.heard, third.heard]).toEqual([[], ['mark-1'], ['mark-1']])
  })

  it('learn of the break that ended it, whatever another version of the site has written [G-32]', async () => {
    const { tab } = browser()
    const [one, other] = [tab(), tab()]
    const told: unknown[] = []
    other.tabs.onSessionEnded((mark, pause) => told.push(mark, pause))
    await one.tabs.sessionEnded('mark-1', { kind: 'timeOut', endsAt: 2 })
    one.storage.setItem('sessionEnded', 'mark-2')
    one.storage.setItem('sessionEnded', 'mark-3 {')
    expect(told).toEqual(['mark-1', { kind: 'timeOut', endsAt: 2 }, 'mark-2', undefined, 'mark-3', undefined])
  })

  it('leave nothing of it on the device [G-95]', async () => {
    const { tab, entries } = browser()
    const [one] = [tab(), tab()]
    await one.tabs.sessionEnded('mark-1')
    expect([...entries]).toEqual([])
  })

  it('agree on which was first, however many find out at the same time [S-201]', async () => {
    const { tab } = browser()
    const all = [tab(), tab(), tab()]
    const first = await Promise.all(all.map(({ tabs }) => tabs.sessionEnded('mark-1')))
    expect(first.filter(Boolean)).toEqual([true])
    expect(await all[1]?.tabs.sessionEnded('mark-2')).toBe(true)
  })

  it('ignore other entries in storage, and hear nothing once stopped', async () => {
    const { tab } = browser()
    const [one, other] = [tab(), tab()]
    one.storage.setItem('theme', 'dark')
    other.stop()
    await one.tabs.sessionEnded('mark-1')
    expect(other.heard).toEqual([])
  })

  it('work without locks, and alone where storage keeps nothing', async () => {
    const { tab } = browser()
    const [one, other] = [tab({ locks: undefined }), tab({ locks: undefined })]
    expect(await one.tabs.sessionEnded('mark-1')).toBe(true)
    expect(await other.tabs.sessionEnded('mark-1')).toBe(false)
    const broken = browserTabs({
      storage: {
        removeItem: () => undefined,
        setItem: () => {
          throw new Error('full')
        },
      },
      locks: undefined,
      events: new EventTarget(),
    })
    expect(await broken.sessionEnded('mark-1')).toBe(true)
  })
})
