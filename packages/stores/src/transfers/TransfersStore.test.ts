import { Aborted, Timeout } from '@croupier/api'
import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { fixture, memberSession } from '../testing/testPorts.ts'
import { teamStore } from '../team/TeamStore.ts'
import { transfersStore } from './TransfersStore.ts'

it('offers what is available after the account has changed, and asks for nothing before its page is open', async () => {
  let available = '100.00'
  const { root, fake } = fixture({
    session: memberSession,
    handlers: {
      'transfer.settings': () =>
        value('transfer.settings', { toUpline: true, toDownline: true, minimum: '1.00', available }),
    },
  })
  const transfers = root.store(transfersStore)
  await root.feed.look(true)
  expect(fake.ids()).not.toContain('transfer.settings')
  await transfers.loadSettings()
  available = '350.00'
  await root.feed.look(true)
  await settled()
  expect(transfers.settings.data?.available).toBe('350.00')
})

it('brings everything back again an hour after an answer was lost', async () => {
  let lost = true
  const { root, fake, clock } = fixture({
    session: memberSession,
    handlers: {
      'transfer.collect': () => {
        if (lost) throw new Timeout('late', { endpoint: 'transfer.collect', reference: 'R' })
        return value('transfer.collect', { sumBalance: '1234.50', balance: [] })
      },
    },
  })
  const transfers = root.store(transfersStore)
  expect(await transfers.collect()).toMatchObject({ kind: 'refused' })
  lost = false
  clock.advance(60 * 60_000)
  expect(await transfers.collect()).toMatchObject({ kind: 'done' })
  const keys = fake.calls.filter(({ id }) => id === 'transfer.collect').map(({ options }) => options?.idempotencyKey)
  expect(new Set(keys).size).toBe(2)
})

it('names the receiver by what the platform knows, and as typed where it names nobody', async () => {
  const row = { uplineId: null, uplineAccount: null, type: 0, state: 'active', directCount: 0, teamCount: 0 } as const
  const { root } = fixture({
    session: { ...memberSession, isAgent: '1' },
    handlers: {
      'team.downlines': () =>
        value('team.downlines', {
          list: [
            { ...row, id: '1', account: 'bethany', nickname: 'Beth', level: 1 },
            { ...row, id: '2', account: 'Beth', nickname: 'Reyes', level: 1 },
            { ...row, id: '3', account: 'carl', nickname: 'Carl', level: 2 },
          ],
          totalPages: 1,
          totalCount: 3,
          path: [],
        }),
    },
  })
  const transfers = root.store(transfersStore)
  const team = root.store(teamStore)
  for (const [typed, shown] of [
    ['beth', 'Beth (Reyes)'],
    ['carl', 'carl'],
  ] as const) {
    const sent = transfers.sendDown({ account: typed, amount: 500n, password: '135790', remark: '' }, (account) =>
      team.nameOf(account),
    )
    await settled()
    expect(root.modals.top?.modal).toMatchObject({ kind: 'confirm', values: { account: shown } })
    root.modals.finish('confirm', 'cancelled')
    expect(await sent).toEqual({ kind: 'ignored' })
  }
})

it('asks nobody about a transfer whose session ended while the receiver was looked up', async () => {
  const { root } = fixture({
    session: { ...memberSession, isAgent: '1' },
    handlers: {
      'team.downlines': () => {
        root.session.end()
        throw new Aborted('The session has ended', { endpoint: 'team.downlines', reference: 'R', silent: true })
      },
    },
  })
  const team = root.store(teamStore)
  const sent = root
    .store(transfersStore)
    .sendDown({ account: 'beth', amount: 10_000n }, (account) => team.nameOf(account))
  await settled()
  expect(root.modals.stack).toEqual([])
  expect(await sent).toEqual({ kind: 'ignored' })
})
