import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { signOutStore } from './SignOutStore.ts'

describe('signing out', () => {
  it('asks with title, question, confirm and cancel; cancel changes nothing [S-198]', async () => {
    const { root, session, fake } = fixture({ session: memberSession })
    const outcome = root.store(signOutStore).signOut()
    expect(root.modals.top?.modal).toMatchObject({
      kind: 'confirm',
      titleKey: 'in_popup_prompt',
      textKey: 'in_sure_logout',
      confirmKey: 'logout',
      cancelKey: 'in_more_cancel',
    })
    root.modals.finish('confirm', 'cancelled')
    expect(await outcome).toBe('stayed')
    expect(session.entries.get('token')).toBe('tok-0')
    expect(fake.calls).toEqual([])
  })

  it('notifies the platform, clears the session, keeps the merchant code and goes to / [S-199]', async () => {
    const { root, session, fake, visited } = fixture({
      session: { ...memberSession, isAgent: '1', gameVendor: '[]' },
      handlers: { 'session.logout': () => null },
    })
    await root.start()
    await settled()
    const outcome = root.store(signOutStore).signOut()
    root.modals.finish('confirm', 'confirmed')
    expect(await outcome).toBe('signedOut')
    expect(fake.ids()).toContain('session.logout')
    expect(Object.fromEntries(session.entries)).toEqual({ merchant: 'crph', merchantCode: 'crph' })
    expect([root.session.isSignedIn, root.session.isAgent, root.member.isVip]).toEqual([false, false, false])
    expect(visited).toEqual(['/'])
  })

  it('gives up the address for push messages, whatever the platform answers [Q-14]', async () => {
    let dropped = 0
    const { root } = fixture({
      session: memberSession,
      handlers: { 'session.logout': () => Promise.reject(new Error('no')) },
      ports: { push: { drop: async () => void dropped++ } },
    })
    const outcome = root.store(signOutStore).signOut()
    expect(dropped).toBe(0)
    root.modals.finish('confirm', 'confirmed')
    await outcome
    expect(dropped).toBe(1)
  })

  it('finishes on this side when the request fails [S-200]', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'session.logout': () => Promise.reject(new Error('no')) },
    })
    const outcome = root.store(signOutStore).signOut()
    root.modals.finish('confirm', 'confirmed')
    expect(await outcome).toBe('signedOut')
    expect(root.session.isSignedIn).toBe(false)
  })

  it('does not wait for a request that is never answered [S-200]', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'session.logout': () => deferred<null>().promise },
    })
    const outcome = root.store(signOutStore).signOut()
    root.modals.finish('confirm', 'confirmed')
    expect(await outcome).toBe('signedOut')
    expect(root.session.isSignedIn).toBe(false)
  })
})
