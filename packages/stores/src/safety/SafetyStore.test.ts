import { describe, expect, it } from 'vitest'
import { signInStore } from '../sign-in/SignInStore.ts'
import { sandboxStage } from '../testing/sandboxStage.ts'
import { safetyStore } from './SafetyStore.ts'

const signedInStage = async (username?: string) => {
  const staged = sandboxStage()
  await staged.root.start()
  if (username !== undefined)
    await staged.root.store(signInStore).signIn({ type: 'username', username, password: 'Croupier1' })
  return staged
}

describe('the safety settings, on the sandbox', () => {
  it('a first limit holds immediately, a higher one waits and is confirmed, and both are in the history [G-13] [G-16]', async () => {
    const { root, advance } = await signedInStage('maria')
    const safety = root.store(safetyStore)
    await safety.load()
    const name = { kind: 'loss', period: 'week' } as const
    expect(await safety.setLimit({ ...name, amount: 200_000n })).toMatchObject({ kind: 'done' })
    const loss = () => safety.limits.find(({ kind, period }) => kind === 'loss' && period === 'week')
    expect(loss()).toMatchObject({ amount: '2000.00', raise: null })

    await safety.setLimit({ ...name, amount: 500_000n })
    expect(loss()).toMatchObject({ amount: '2000.00', raise: { amount: '5000.00' } })
    expect(await safety.confirmRaise(name)).toMatchObject({ kind: 'refused' })
    const hours = safety.rules.data?.raiseWaitHours ?? 0
    // No session lasts that long.
    advance(hours * 60 * 60_000)
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await safety.load()
    expect(await safety.confirmRaise(name)).toMatchObject({ kind: 'done' })
    expect(loss()).toMatchObject({ amount: '5000.00', raise: null })
    await safety.load()
    expect(safety.changes.data?.map(({ event }) => event).slice(0, 3)).toEqual([
      'limit.raised',
      'raise.asked',
      'limit.set',
    ])
  })

  it('refuses an invalid limit in the words of the platform', async () => {
    const { root } = await signedInStage('maria')
    const outcome = await root.store(safetyStore).setSessionLimit(3)
    expect(outcome).toMatchObject({ kind: 'refused', text: { serverMessage: expect.any(String) } })
  })

  it('scores a self-test for a visitor too [G-43]', async () => {
    const { root } = await signedInStage()
    const outcome = await root.store(safetyStore).selfTest(Array.from({ length: 9 }, () => 'always' as const))
    expect(outcome).toMatchObject({ kind: 'done', value: { band: 'high' } })
  })
})
