import { describe, expect, it } from 'vitest'
import { depositStore } from '../deposit/DepositStore.ts'
import { settled } from '../testing/deferred.ts'
import { memberSession, refusal, fixture } from '../testing/testPorts.ts'
import { detailsStore } from './DetailsStore.ts'

describe('an account whose birthday and terms are missing [G-65]', () => {
  const missing = { birthday: true, terms: true }
  const incomplete = () => {
    let given = 0
    const { root, fake } = fixture({
      session: memberSession,
      handlers: {
        'deposit.methods': () => {
          if (given < 2) throw refusal('account.details.first', 'Your birthday, please.', missing)
          return { depositInfo: { methods: [] } } as never
        },
        'profile.update': () => {
          given++
          return {} as never
        },
        'consent.read': () => ({ terms: { version: '2026-11-01' } }) as never,
        'consent.agreeToTerms': () => {
          given++
          return {} as never
        },
      },
    })
    return { root, fake }
  }

  it('is asked for both in a dialog, and the call that needed them goes on', async () => {
    const { root, fake } = incomplete()
    const loading = root.store(depositStore).load()
    await settled()
    expect(root.modals.top?.modal).toEqual({ kind: 'details', missing })
    await root.store(detailsStore).give({ birthday: '1990-05-17', terms: true })
    await loading
    expect(root.modals.isOpen('details')).toBe(false)
    expect(fake.inputs('profile.update')).toEqual([{ birthday: '1990-05-17' }])
    expect(fake.inputs('deposit.methods')).toHaveLength(2)
  })

  it('may close it: the page stays, and nothing is said twice', async () => {
    const { root } = incomplete()
    const loading = root.store(depositStore).load()
    await settled()
    root.modals.finish('details', 'closed')
    await loading
    expect(root.modals.top).toBeUndefined()
  })
})
