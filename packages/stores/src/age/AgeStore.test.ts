import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'

const day = 24 * 3_600_000

describe('the age gate', () => {
  it('asks a visitor once on this device, before the action, and a member not at all [G-01] [G-02]', async () => {
    const { root, local } = fixture({ local: { ageAnswer: '' } })
    const done: string[] = []
    root.age.require(() => void done.push('first'))
    expect([done, root.modals.top?.modal.kind]).toEqual([[], 'age'])
    root.modals.finish('age', 'ofAge')
    await settled()
    root.age.require(() => void done.push('second'))
    expect([done, local.getItem('ageAnswer')]).toEqual([['first', 'second'], 'of-age'])

    const member = fixture({ local: { ageAnswer: '' }, session: memberSession })
    member.root.age.require(() => void done.push('member'))
    expect(done.at(-1)).toBe('member')
  })

  it('shows no games for a day to a person who is younger, also after a reload; closing the question is no answer [G-01]', async () => {
    const { root, local, clock } = fixture({ local: { ageAnswer: '' } })
    const done: string[] = []
    root.age.require(() => void done.push('played'))
    root.modals.finish('age', 'closed')
    await settled()
    expect(root.age.isClosed).toBe(false)
    root.age.require(() => void done.push('played'))
    root.modals.finish('age', 'younger')
    await settled()
    expect([done, root.age.isClosed]).toEqual([[], true])
    const kept = { ageAnswer: local.getItem('ageAnswer') ?? '' }
    expect(fixture({ local: kept }).root.age.isClosed).toBe(true)
    expect(clock.now() + day).toBeGreaterThan(Number(kept.ageAnswer.split(':')[1]))
    root.age.require(() => void done.push('again'))
    expect(root.modals.top?.modal.kind).toBe('age')
  })
})
