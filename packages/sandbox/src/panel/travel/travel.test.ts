import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform.ts'
import { Arrivals } from './Arrivals.ts'

let testPlatform: TestPlatform
beforeEach(() => {
  testPlatform = createTestPlatform()
})

const travel = (fields: Readonly<Record<string, string>>) =>
  testPlatform.operate('travel', fields) as Promise<{ ticket: string }>
const arrive = (ticket: string) => testPlatform.operate('travel/arrive', { ticket })

describe('a time-travel link', () => {
  it('starts over with its scenario and then sets what it names', async () => {
    await testPlatform.operate('faults/add', { endpoint: 'games.hot', kind: 'html502' })
    const { ticket } = await travel({ scenario: 'seeded', at: '+3d', account: 'maria', latency: '20', path: '/safety' })
    expect(await testPlatform.read('faults')).toEqual({ latency: 20, faults: [] })
    const arrival = (await arrive(ticket)) as { market: string; path: string; session: { token: string } }
    expect(arrival).toMatchObject({ market: 'crph', path: '/safety', session: { username: 'maria' } })
    const visitor = testPlatform.visitor()
    visitor.token = arrival.session.token
    expect((await visitor.client.wallet.balance({})).sumBalance).toBe('5000.00')
  })

  it('stops the clock where it says, and leaves alone what it does not name', async () => {
    await travel({ at: '2027-03-01T00:00Z', frozen: '1' })
    const clock = (await testPlatform.read('clock')) as { now: number; frozenAt: number }
    expect([clock.now, clock.frozenAt]).toEqual([Date.UTC(2027, 2, 1), Date.UTC(2027, 2, 1)])
    await travel({ closed: 'maintenance' })
    expect(await testPlatform.read('clock')).toEqual(clock)
    expect(await testPlatform.read('site')).toMatchObject({ maintenance: true })
    await travel({ closed: 'nothing' })
    expect(await testPlatform.read('site')).toMatchObject({ maintenance: false })
  })

  it.each([
    [{ at: 'soon' }, 'at: time'],
    [{ market: 'nowhere' }, 'no merchant nowhere'],
    [{ account: 'nobody' }, 'account: there is no nobody at crph'],
    [{ on: 'DEPOSIT,NOSUCH' }, 'on: there is no module NOSUCH'],
    [{ fault: 'games.hot:sleepy' }, 'fault: there is no kind sleepy'],
    [{ fault: 'no.call:html502' }, 'fault: there is no endpoint no.call'],
    [{ latency: 'long' }, 'latency: a whole number'],
    [{ path: 'https://evil.example' }, 'path:'],
    [{ path: '/\\evil.example' }, 'path:'],
    [{ scenario: 'paradise' }, 'scenario: one of'],
    [{ money: '1000' }, 'there is no setting money'],
  ])('%j is refused before anything changes', async (fields, reason) => {
    const before = [
      await testPlatform.read('clock'),
      await testPlatform.read('faults'),
      await testPlatform.read('modules'),
    ]
    await expect(travel({ closed: 'maintenance', ...fields } as Record<string, string>)).rejects.toThrow(reason)
    expect([
      await testPlatform.read('clock'),
      await testPlatform.read('faults'),
      await testPlatform.read('modules'),
    ]).toEqual(before)
    expect(await testPlatform.read('site')).toMatchObject({ maintenance: false })
  })
})

it('a ticket is good once and for a minute', () => {
  let now = 0
  let drawn = 0
  const arrivals = new Arrivals({ now: () => now }, () => `t${drawn++}`)
  const arrival = { market: 'crph', choice: 'TLB', path: '/', session: null }
  const first = arrivals.keep(arrival)
  expect(arrivals.take(first)).toEqual(arrival)
  expect(arrivals.take(first)).toBeNull()
  const second = arrivals.keep(arrival)
  now = 60_001
  expect(arrivals.take(second)).toBeNull()
  expect(arrivals.take('guess')).toBeNull()
})
