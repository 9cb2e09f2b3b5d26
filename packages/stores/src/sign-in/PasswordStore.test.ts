import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { memberSession, modules, permission, refusal, signedIn, fixture } from '../testing/testPorts.ts'
import { passwordStore } from './PasswordStore.ts'
import { signInStore } from './SignInStore.ts'
import { signOutStore } from './SignOutStore.ts'

const form = { type: 'username', username: 'maria', password: 'Croupier1' } as const
const change = { oldPassword: 'Croupier1', newPassword: 'Dealer22', confirmNewPassword: 'Dealer22' }
const forcedFixture = () =>
  fixture({
    handlers: {
      'session.login': () => signedIn({ firstTimeLogin: true }),
      'session.logout': () => null,
      'security.changePassword': () => null,
    },
  })

describe('a password that should be changed', () => {
  it('opens the modal after a login with 123456, which may be closed [S-103]', async () => {
    const { root } = fixture({ handlers: { 'session.login': () => signedIn() } })
    await root.store(signInStore).signIn({ ...form, password: '123456' })
    expect(root.modals.top?.modal).toEqual({ kind: 'changePassword', forced: false, reason: 'weak' })
    root.modals.closeByName('changePassModal')
    expect(root.modals.stack).toEqual([])
    expect(root.session.isSignedIn).toBe(true)
  })

  it('opens the modal for an expired password, forced where the force module is on [S-104] [S-190]', async () => {
    for (const forced of [false, true]) {
      const { root } = fixture({
        handlers: {
          'session.login': () => signedIn({ passwordExpired: true }),
          'system.status': () =>
            permission({ info: { whitelabel: modules(...(forced ? ['PWDEXPFORCECHANGE3'] : [])) } }),
        },
      })
      await root.start()
      await root.store(signInStore).signIn(form)
      expect(root.modals.top?.modal).toEqual({ kind: 'changePassword', forced, reason: 'expired' })
    }
  })

  it('comes before the action that the login had blocked, which then continues once [S-103] [S-207]', async () => {
    const { root } = fixture({ handlers: { 'session.login': () => signedIn() } })
    let ran = 0
    root.guard.require(() => ran++)
    await root.store(signInStore).signIn({ ...form, password: '123456' })
    await settled()
    expect(ran).toBe(0)
    root.modals.closeByName('changePassModal')
    await settled()
    expect(ran).toBe(1)
  })
})

describe('a password that must be changed', () => {
  it('cannot be dismissed, swapped away or walked around; signing out ends it [S-190]', async () => {
    const { root } = forcedFixture()
    await root.store(signInStore).signIn(form)
    const isUp = () => root.modals.isOpen('changePassword')
    root.modals.closeByName('changePassModal')
    expect(isUp()).toBe(true)
    expect(await root.modals.open({ kind: 'notice', index: 0 })).toBe('closed')
    expect(isUp()).toBe(true)
    let ran = 0
    expect(root.guard.require(() => ran++)).toBe('blocked')
    expect(ran).toBe(0)
    const leaving = root.store(signOutStore).signOut()
    root.modals.finish('confirm', 'confirmed')
    expect(await leaving).toBe('signedOut')
    expect(isUp()).toBe(false)
    await settled()
    expect(ran).toBe(0)
  })

  it('is asked for again after a reload, with the old password to type, which no storage holds [S-187] [S-190]', async () => {
    const first = forcedFixture()
    await first.root.store(signInStore).signIn(form)
    expect(first.root.session.typedPassword).toBe('Croupier1')
    const kept = JSON.stringify([...first.session.entries, ...first.local.entries])
    expect(kept).not.toContain('Croupier1')
    const again = fixture({ session: Object.fromEntries(first.session.entries) })
    await again.root.start()
    expect(again.root.modals.top?.modal).toEqual({ kind: 'changePassword', forced: true, reason: 'first-login' })
    expect(again.root.session.typedPassword).toBeUndefined()
  })

  it('lets the blocked action go on once it is changed', async () => {
    const { root, session } = forcedFixture()
    await root.store(signInStore).signIn(form)
    let ran = 0
    root.guard.require(() => ran++)
    await root.store(passwordStore).change(change)
    await settled()
    expect(ran).toBe(1)
    expect(session.entries.has('passwordChange')).toBe(false)
  })
})

describe('changing the password', () => {
  it('sends the three passwords, loads the member again, closes the modal and goes to / [S-188] [S-189]', async () => {
    const { root, fake, visited } = fixture({
      session: memberSession,
      handlers: { 'security.changePassword': () => null },
    })
    const modal = root.modals.open({ kind: 'changePassword', forced: false })
    expect(await root.store(passwordStore).change(change)).toEqual({ kind: 'changed' })
    await settled()
    expect(fake.inputs('security.changePassword')).toEqual([change])
    expect(fake.ids()).toContain('member.info')
    expect(await modal).toBe('changed')
    expect(visited).toEqual(['/'])
    expect(root.toasts.toasts).toMatchObject([{ tone: 'success', textKey: 'change_pass_success' }])
    expect(root.session.typedPassword).toBe('Dealer22')
  })

  it('leaves the modal open with the platform’s words at their field when it is refused', async () => {
    const { root, visited } = fixture({
      session: memberSession,
      handlers: {
        'security.changePassword': () =>
          Promise.reject(refusal('password.old.invalid', 'That is not it.', { field: 'oldPassword' })),
      },
    })
    void root.modals.open({ kind: 'changePassword', forced: false })
    expect(await root.store(passwordStore).change(change)).toMatchObject({
      kind: 'refused',
      field: 'oldPassword',
      text: { serverMessage: 'That is not it.' },
    })
    expect(root.modals.isOpen('changePassword')).toBe(true)
    expect(visited).toEqual([])
  })
})
