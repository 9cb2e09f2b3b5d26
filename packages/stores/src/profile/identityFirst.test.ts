import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { memberSession, refusal, fixture } from '../testing/testPorts.ts'
import { depositStore } from '../deposit/DepositStore.ts'

describe('a member who has to prove who they are first', () => {
  const held = () =>
    fixture({
      session: memberSession,
      handlers: {
        'deposit.methods': () => {
          throw refusal('safety.identity.first', 'Hand in your documents first.')
        },
      },
    })

  it('is asked once, and one press opens the member centre', async () => {
    const { root } = held()
    const store = root.store(depositStore)
    await Promise.all([store.load(), store.load()])
    await settled()
    expect(root.modals.stack.map(({ modal }) => modal)).toMatchObject([
      { kind: 'confirm', serverMessage: 'Hand in your documents first.' },
    ])
    root.modals.finish('confirm', 'confirmed')
    await settled()
    expect(root.modals.top).toBeUndefined()
    // The page depends on those that the site has; journey J-15 tests it.
    expect(root.memberCentre.isOpen).toBe(true)
  })

  it('may leave it for later, and is asked again at the next press', async () => {
    const { root } = held()
    const store = root.store(depositStore)
    await store.load()
    await settled()
    root.modals.finish('confirm', 'cancelled')
    await settled()
    expect(root.memberCentre.isOpen).toBe(false)
    await store.load()
    await settled()
    expect(root.modals.isOpen('confirm')).toBe(true)
  })
})
