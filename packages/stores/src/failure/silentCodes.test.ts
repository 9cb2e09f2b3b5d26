import { describe, expect, it } from 'vitest'
import { signInStore } from '../sign-in/SignInStore.ts'
import { settled } from '../testing/deferred.ts'
import { memberSession, refusal, fixture } from '../testing/testPorts.ts'

const codes = [
  'merchant.acct.setup.err',
  'login_verify_required',
  'TOO_MANY_REQUEST',
  'TOO_MANY_REQUESTS',
  'bind_customer_required',
]

describe('refusals that the caller handles itself', () => {
  it.each(codes)('%s at login opens no dialog: the form, or its own step, shows it [S-408]', async (code) => {
    const { root } = fixture({ handlers: { 'session.login': () => Promise.reject(refusal(code, 'words')) } })
    const outcome = await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    expect(outcome.kind).not.toBe('signedIn')
    expect(root.modals.stack.filter(({ modal }) => modal.kind === 'message')).toEqual([])
  })

  it('the member’s facts fail silently', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'member.info': () => Promise.reject(refusal('system.busy', 'words')) },
    })
    await root.start()
    await settled()
    expect(root.modals.stack).toEqual([])
  })
})
