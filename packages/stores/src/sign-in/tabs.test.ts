import { describe, expect, it } from 'vitest'
import type { Tabs } from '../ports/Ports.ts'
import { settled } from '../testing/deferred.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { expiry, pauseAnswer, signedIn, fixture } from '../testing/testPorts.ts'
import { signInStore } from './SignInStore.ts'
import { signOutStore } from './SignOutStore.ts'

/** Tabs of one browser whose messages arrive immediately. */
function browser() {
  const ended = new Set<string>()
  const listeners: { readonly by: object; readonly heard: (mark: string, pause?: unknown) => void }[] = []
  return {
    said: ended,
    tab(): Tabs {
      const by = {}
      return {
        async sessionEnded(mark, pause) {
          if (ended.has(mark)) return false
          ended.add(mark)
          for (const listener of listeners) if (listener.by !== by) listener.heard(mark, pause)
          return true
        },
        onSessionEnded(heard) {
          const listener = { by, heard }
          listeners.push(listener)
          return () => void listeners.splice(listeners.indexOf(listener), 1)
        },
      }
    },
  }
}

/** A tab with a logged-in member, and its duplicate: the browser copies session storage. */
async function twoTabs() {
  const { tab, said } = browser()
  const handlers = { 'session.login': () => signedIn({ token: 'tok-9' }), 'session.logout': () => undefined }
  const one = fixture({ handlers, ports: { tabs: tab() } })
  await one.root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
  const copy = Object.fromEntries(one.session.entries)
  const other = fixture({
    handlers,
    ports: { tabs: tab(), sessionStorage: memoryStorage(copy), uuid: () => 'other-mark' },
  })
  expect(other.root.session.token).toBe(one.root.session.token)
  return { one, other, said }
}

const kinds = ({ root }: ReturnType<typeof fixture>) => root.modals.stack.map(({ modal }) => modal.kind)

describe('a session held by two tabs', () => {
  it('ends in both when the platform refuses it in one, and one of them asks to log in again [S-201]', async () => {
    const { one, other } = await twoTabs()
    one.context.onTokenExpired(expiry())
    await settled()
    expect([one.root.session.isSignedIn, other.root.session.isSignedIn]).toEqual([false, false])
    expect([kinds(one), kinds(other)]).toEqual([['message'], ['message']])
    one.root.modals.finish('message', 'confirmed')
    other.root.modals.finish('message', 'confirmed')
    await settled()
    expect([kinds(one), kinds(other)]).toEqual([['login'], []])
  })

  it('ends once in each, though both are refused at the same time [S-201]', async () => {
    const { one, other, said } = await twoTabs()
    other.context.onTokenExpired(expiry())
    one.context.onTokenExpired(expiry())
    one.context.onTokenExpired(expiry())
    await settled()
    expect(said.size).toBe(1)
    expect([kinds(one), kinds(other)]).toEqual([['message'], ['message']])
  })

  it('resumes what the person was doing in the tab that was not the first [S-201]', async () => {
    const { one, said } = await twoTabs()
    // The other tab was first, and its message has not arrived here yet.
    said.add(one.session.entries.get('sessionMark') ?? '')
    let tries = 0
    one.root.guard.require(() => {
      tries += 1
      if (tries === 1) one.context.onTokenExpired(expiry())
    })
    await settled()
    one.root.modals.finish('message', 'confirmed')
    await settled()
    expect(kinds(one)).toEqual(['login'])
    await one.root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(tries).toBe(2)
  })

  it('ends in the other tab when the person logs out in one [S-199]', async () => {
    const { one, other } = await twoTabs()
    const leaving = one.root.store(signOutStore).signOut()
    one.root.modals.finish('confirm', 'confirmed')
    expect(await leaving).toBe('signedOut')
    expect(other.root.session.isSignedIn).toBe(false)
    expect(other.root.balance.sum).toBeUndefined()
  })

  it('ends in the other tab with the break that ended it, and nobody is asked to log in [G-32]', async () => {
    for (const ends of ['here', 'elsewhere']) {
      const { one, other } = await twoTabs()
      const pause = pauseAnswer()
      if (ends === 'here') void one.root.session.end(pause)
      else one.context.onTokenExpired(expiry('', { pause }))
      await settled()
      expect(other.root.session.isSignedIn).toBe(false)
      expect(other.root.modals.top?.modal).toMatchObject({
        textKey: 'safety.break_started',
        times: { end: pause.endsAt },
      })
      other.root.modals.finish('message', 'confirmed')
      await settled()
      expect(kinds(other)).toEqual([])
    }
  })

  it('never ends one that was begun since [S-201]', async () => {
    const { one, other } = await twoTabs()
    other.root.session.commit({ token: 'newer', username: 'maria', accountType: 0 })
    one.context.onTokenExpired(expiry())
    await settled()
    expect(other.root.session.token).toBe('newer')
    expect(kinds(other)).toEqual([])
  })

  it('is not named to other tabs by its token', async () => {
    const { one, said } = await twoTabs()
    one.context.onTokenExpired(expiry())
    expect([...said].join()).not.toContain('tok-9')
  })

  it('no longer reaches a page that is torn down', async () => {
    const { one, other } = await twoTabs()
    other.root.stop()
    one.context.onTokenExpired(expiry())
    expect(other.root.session.isSignedIn).toBe(true)
  })
})
