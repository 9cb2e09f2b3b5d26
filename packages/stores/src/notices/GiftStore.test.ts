import { describe, expect, it } from 'vitest'
import { memberSession, pauseAnswer, permission, signedIn, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { signInStore } from '../sign-in/SignInStore.ts'
import { signOutStore } from '../sign-in/SignOutStore.ts'

const resources = [{ resourceType: 'REGISTERPOP', name: 'Welcome gift', url: '/promotions?id=1' }]
const started = async (options: FixtureOptions = {}, info: { resources?: typeof resources } = { resources }) => {
  const built = fixture({
    ...options,
    handlers: { 'system.status': () => permission({ info }), 'session.login': () => signedIn(), ...options.handlers },
  })
  await built.root.start()
  return built
}

describe('the gift popup', () => {
  it('shows the name of the REGISTERPOP resource [S-214]', async () => {
    const { root } = await started()
    root.gift.offer()
    expect(root.modals.isOpen('gift')).toBe(true)
    expect(root.gift.gift).toEqual({ name: 'Welcome gift', url: '/promotions?id=1' })
  })

  it('does not show without the resource [S-214]', async () => {
    const { root } = await started({}, {})
    root.gift.offer()
    expect(root.modals.stack).toEqual([])
  })

  it('waits until it is known that a member is on no break, and does not open during one [G-33] [G-35]', async () => {
    const { root } = await started({ session: memberSession })
    root.gift.offer()
    expect(root.modals.stack).toEqual([])
    root.session.setPause(pauseAnswer())
    root.gift.offer()
    expect(root.modals.stack).toEqual([])
    root.session.setPause(undefined)
    root.gift.offer()
    expect(root.modals.isOpen('gift')).toBe(true)
  })

  it('leads a visitor to registration and a member to the address [S-215]', async () => {
    const visitor = await started()
    visitor.root.gift.offer()
    expect(visitor.root.gift.take()).toEqual({ kind: 'registration' })
    expect(visitor.root.modals.stack.map(({ modal }) => modal.kind)).toEqual(['register'])
    const member = await started({ session: memberSession })
    member.root.session.setPause(undefined)
    member.root.gift.offer()
    expect(member.root.gift.take()).toEqual({ kind: 'page' })
    expect(member.visited).toEqual(['/promotions?id=1'])
    expect(member.root.modals.stack).toEqual([])
    const url = 'https://gift.example/welcome'
    const elsewhere = await started(
      { session: memberSession },
      { resources: [{ resourceType: 'REGISTERPOP', name: 'Gift', url }] },
    )
    elsewhere.root.session.setPause(undefined)
    elsewhere.root.gift.offer()
    expect(elsewhere.root.gift.take()).toEqual({ kind: 'address', url })
  })

  it('offers a member nothing whose page this site does not have', async () => {
    const { root } = await started({ session: memberSession, hasPage: () => false })
    root.session.setPause(undefined)
    root.gift.offer()
    expect(root.modals.stack).toEqual([])
  })

  it('shows once per session before login and once after it [S-216]', async () => {
    const { root, session } = await started()
    const shown = () => {
      root.gift.offer()
      const open = root.modals.isOpen('gift')
      root.modals.closeByName('giftModal')
      return open
    }
    expect([shown(), shown()]).toEqual([true, false])
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    root.session.setPause(undefined)
    expect([shown(), shown()]).toEqual([true, false])
    expect(session.entries.get('GIFT_POPUP_GUEST')).toBe('closed')
    expect(session.entries.get('GIFT_POPUP_USER')).toBe('closed')
  })

  it('may show again after logout [S-216]', async () => {
    const { root } = await started({ session: memberSession, handlers: { 'session.logout': () => null } })
    root.gift.offer()
    root.modals.closeByName('giftModal')
    const out = root.store(signOutStore).signOut()
    root.modals.finish('confirm', 'confirmed')
    await out
    root.gift.offer()
    expect(root.modals.isOpen('gift')).toBe(true)
  })
})
