import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { fixture } from '../testing/testPorts.ts'
import type { LateStore } from './LateStore.ts'

/** A late store that records its notifications. */
function recorder() {
  const told: string[] = []
  const late: LateStore<{ readonly language: string }> = {
    build: ({ locale }) => {
      told.push('built')
      return { language: locale.language }
    },
    audienceChanged: () => void told.push('audience'),
    languageChanged: () => void told.push('language'),
    stop: () => void told.push('stopped'),
  }
  return { late, told }
}

describe('a store that comes with its part of the site', () => {
  it('is built when it is first asked for, and stays the same one', () => {
    const { root } = fixture()
    const { late, told } = recorder()
    expect(told).toEqual([])
    expect(root.store(late)).toBe(root.store(late))
    expect(told).toEqual(['built'])
  })

  it('is notified after a login or logout, when the language changes, and when the page is torn down', async () => {
    const { root } = fixture()
    const { late, told } = recorder()
    await root.start()
    root.store(late)
    root.session.commit({ token: 'tok-1', username: 'maria' })
    root.locale.choose('EN')
    root.stop()
    expect(told).toEqual(['built', 'audience', 'language', 'stopped'])
  })

  it('is not notified before it is first used', async () => {
    const { root } = fixture()
    const { told } = recorder()
    await root.start()
    root.session.commit({ token: 'tok-1', username: 'maria' })
    root.stop()
    expect(told).toEqual([])
  })

  it('does not make the part that asks for it observe what its constructor reads', () => {
    const { root } = fixture()
    const { late } = recorder()
    let runs = 0
    const end = autorun(() => {
      runs += 1
      root.store(late)
    })
    expect(root.locale.choose('EN')).toBe(true)
    expect(runs).toBe(1)
    end()
  })
})
