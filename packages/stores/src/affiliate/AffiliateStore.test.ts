import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { affiliateStore } from './AffiliateStore.ts'

it('shows the reference of an application only to its sender [S-198] [S-232]', async () => {
  const { root } = fixture({
    session: memberSession,
    handlers: { 'agent.apply': () => value('agent.apply', { reference: 'F-1', createdAt: 1_800_000_000_000 }) },
  })
  await root.start()
  const store = root.store(affiliateStore)
  await store.apply({ name: 'Ana', mobile: '639171234567', email: 'ana@mail.example', plan: 'A channel.' })
  expect(store.sent?.reference).toBe('F-1')
  runInAction(() => void root.session.end())
  expect(store.sent).toBeUndefined()
})
