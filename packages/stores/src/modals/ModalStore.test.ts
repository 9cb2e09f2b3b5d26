import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { ModalStore } from './ModalStore.ts'

const words = {
  tone: 'warning',
  titleKey: 'caveat',
  textKey: 'unknown_error',
  confirmKey: 'in_increase_submit',
} as const

describe('ModalStore', () => {
  it('opens with a promise of the outcome and closes by its result', async () => {
    const modals = new ModalStore()
    const outcome = modals.open({ kind: 'login' })
    expect(modals.isOpen('login')).toBe(true)
    modals.finish('login', 'signedIn')
    expect(await outcome).toBe('signedIn')
    expect(modals.stack).toEqual([])
  })

  it.each([
    'loginPopupModal',
    'registerModal',
    'forgetPassModal',
    'changePassModal',
    'noticeModal',
    'giftModal',
    'chatModal',
  ])('opens and closes %s by name [S-076]', (name) => {
    const modals = new ModalStore()
    modals.openByName(name)
    expect(modals.stack).toHaveLength(1)
    modals.closeByName(name)
    expect(modals.stack).toEqual([])
  })

  it('opens and closes the game modal, which needs its list, by name too [S-076]', () => {
    const modals = new ModalStore()
    void modals.open({ kind: 'game', list: { vassalage: 'EG4', gameType: 'LIVE', displayName: 'EG4' } })
    expect(modals.isOpen('game')).toBe(true)
    modals.closeByName('gameModal')
    expect(modals.stack).toEqual([])
  })

  it('swaps registration for login instead of stacking them [S-087]', () => {
    const modals = new ModalStore()
    void modals.open({ kind: 'register' })
    void modals.open({ kind: 'login' })
    expect(modals.stack.map(({ modal }) => modal.kind)).toEqual(['login'])
  })

  it('lays a confirmation over a modal and leaves that open [S-087]', async () => {
    const modals = new ModalStore()
    void modals.open({ kind: 'login' })
    const answer = modals.open({ kind: 'confirm', ...words, confirmKey: 'logout', cancelKey: 'in_more_cancel' })
    expect(modals.stack.map(({ modal }) => modal.kind)).toEqual(['login', 'confirm'])
    modals.finish('confirm', 'confirmed')
    expect(await answer).toBe('confirmed')
    expect(modals.top?.modal.kind).toBe('login')
  })

  it('hands a waiting caller on from login to registration', async () => {
    const modals = new ModalStore()
    const signIn = modals.open({ kind: 'login' })
    void modals.open({ kind: 'register' })
    modals.finish('register', 'signedIn')
    expect(await signIn).toBe('signedIn')
  })

  it('answers a confirmation closed without a choice with no', async () => {
    const modals = new ModalStore()
    const answer = modals.open({ kind: 'confirm', ...words, confirmKey: 'logout', cancelKey: 'in_more_cancel' })
    const top = modals.top
    if (top) modals.dismiss(top.id)
    expect(await answer).toBe('cancelled')
  })

  it('does not let a forced password change be dismissed, only answered', async () => {
    const modals = new ModalStore()
    const outcome = modals.open({ kind: 'changePassword', forced: true })
    modals.closeByName('changePassModal')
    await settled()
    expect(modals.isBlocking).toBe(true)
    modals.finish('changePassword', 'signedOut')
    expect(await outcome).toBe('signedOut')
  })

  it('stays when its page is left, and only dialogs lie over it [S-048] [S-190]', async () => {
    const modals = new ModalStore()
    void modals.open({ kind: 'changePassword', forced: true })
    expect(await modals.open({ kind: 'gift' })).toBe('closed')
    const question = modals.open({
      kind: 'message',
      tone: 'info',
      titleKey: 'caveat',
      textKey: 'unknown_error',
      confirmKey: 'in_increase_submit',
    })
    expect(modals.stack).toHaveLength(2)
    modals.leave()
    expect(await question).toBe('closed')
    expect(modals.stack.map(({ modal }) => modal.kind)).toEqual(['changePassword'])
  })
})
