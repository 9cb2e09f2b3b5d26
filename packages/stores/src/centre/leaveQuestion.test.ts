import { expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { fixture, memberSession, refusal } from '../testing/testPorts.ts'
import { profileStore } from '../profile/ProfileStore.ts'
import { withdrawalStore } from '../withdrawal/WithdrawalStore.ts'

const request = { amount: 50_000n, bankCardId: 'B1', password: '135790', c2c: false }
const pending = {
  id: 'W1',
  amount: '500',
  fee: '0',
  payout: '500',
  paid: '0',
  received: '0',
  remaining: '500',
  status: 'requested' as const,
  stages: [{ stage: 'requested' as const, at: 1 }],
  withdrawType: 'EW' as const,
  bankName: 'GCash',
  accountNumber: '*******1002',
  accountName: 'Maria Santos',
  c2c: 'N' as const,
  requestedAt: 1,
}

/** A withdrawal whose list is still being read for an equal one, and the question that leaving asks. */
const sending = () => {
  const list = deferred<ReturnType<typeof value<'withdrawal.list'>>>()
  const { root, fake } = fixture({
    session: memberSession,
    handlers: {
      'withdrawal.list': () => list.promise,
      'withdrawal.submit': () => {
        throw refusal('balance.not.enough')
      },
    },
  })
  root.pageLeave.hold()
  const ask = () => {
    void root.pageLeave.leaveThen(() => undefined)
    return root.modals.top?.modal
  }
  const answer = (there: readonly (typeof pending)[]) => {
    list.resolve(value('withdrawal.list', { list: [...there], totalPages: 1, now: 5 }))
    return settled()
  }
  return { root, fake, ask, answer, submit: () => void root.store(withdrawalStore).submit(request) }
}

it('says from the press on that a withdrawal is being sent, also while the list is read for an equal one', async () => {
  const { fake, ask, answer, submit } = sending()
  submit()
  expect(fake.ids()).not.toContain('withdrawal.submit')
  expect(ask()).toMatchObject({ titleKey: 'leave.title', textKey: 'leave.sending' })
  await answer([])
  expect(fake.ids()).toContain('withdrawal.submit')
})

it('says that nothing is saved while the person is asked before it is sent, because leaving closes that question', async () => {
  const { root, fake, ask, answer, submit } = sending()
  submit()
  await answer([pending])
  expect(root.modals.top?.modal).toMatchObject({ titleKey: 'withdrawal.equal_title' })
  expect(ask()).toMatchObject({ textKey: 'leave.text' })
  root.modals.leave()
  await settled()
  expect(fake.ids()).not.toContain('withdrawal.submit')
})

it('says that nothing is saved while only something else is being written', async () => {
  const { root, fake, ask } = sending()
  fake.handlers['profile.update'] = () => new Promise(() => undefined)
  void root.store(profileStore).save({ payeeName: 'Maria Santos' })
  expect(ask()).toMatchObject({ textKey: 'leave.text' })
})
