import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { accountRecordStore, movementFields } from './AccountRecordStore.ts'

const movement = (txId: string) => ({
  txId,
  txTypeId: 'deposit',
  txTypeName: 'Deposit',
  txTimeInTimestamp: 1,
  amount: '5',
  currentAvailBalance: '5',
  orderNo: txId,
})
const sums = value('statement.summary', {
  deposits: '0',
  withdrawals: '0',
  transfersIn: '0',
  transfersOut: '0',
  stake: '0',
  validBet: '0',
  winnings: '0',
  rebate: '0',
  bonus: '0',
  net: '0',
  netDepositsSinceOpening: '0',
  openedAt: 1,
})
const page = () => {
  const built = fixture({
    session: memberSession,
    handlers: {
      'statement.transactions': ({ page: number }) =>
        value('statement.transactions', { list: [movement(`row ${String(number)}`)], totalPages: 2 }),
      'statement.summary': () => sums,
    },
  })
  return { ...built, record: built.root.store(accountRecordStore) }
}
const day = 86_400_000

describe('the account record', () => {
  it('shows ninety days in one view, with their sums [G-39] [S-355]', async () => {
    const { record, fake } = page()
    record.show({})
    await settled()
    const [asked] = fake.inputs('statement.transactions') as readonly { startTime: number; endTime: number }[]
    expect(((asked?.endTime ?? 0) + 1 - (asked?.startTime ?? 0)) / day).toBe(90)
    expect(fake.inputs('statement.summary')).toEqual([{ startTime: asked?.startTime, endTime: asked?.endTime }])
    expect(record.address).toEqual({})
  })

  it('shows no sums of the former days when those of others do not come, and keeps them over a failed refresh', async () => {
    const { record, fake } = page()
    record.show({})
    await settled()
    fake.handlers['statement.summary'] = () => Promise.reject(new Error('down'))
    record.reload()
    await settled()
    expect(record.sums.data).toBeDefined()
    record.chooseRange({ from: '2025-06-01', to: '2025-06-07' })
    await settled()
    expect(record.sums.value.state).toBe('failed')
  })

  it('counts its days by the platform’s time, whatever the clock of the device says [S-358]', async () => {
    const { record, fake, root } = page()
    root.platformClock.learn(Date.parse('2027-03-10T20:00:00Z'))
    record.show({})
    await settled()
    const [asked] = fake.inputs('statement.transactions') as readonly { endTime: number }[]
    // In Manila it is the 11th by then.
    expect(new Date(asked?.endTime ?? 0).toISOString()).toBe('2027-03-11T15:59:59.999Z')
  })

  it('loads rows and sums again once the account has changed, and only what was loaded', async () => {
    const { record, fake, root } = page()
    await root.feed.look(true)
    expect(fake.ids()).not.toContain('statement.transactions')
    record.show({})
    await settled()
    await root.feed.look(true)
    expect(fake.inputs('statement.transactions')).toHaveLength(2)
    expect(fake.inputs('statement.summary')).toHaveLength(2)
  })

  it('opens the page with the movement that the address names, on the days it names, and a page named beside it [S-382]', async () => {
    const { record, fake } = page()
    const rows = Array.from({ length: 25 }, (_, place) => movement(`row ${place}`))
    fake.handlers['statement.transactions'] = ({ page: number, size }) =>
      value('statement.transactions', {
        list: rows.slice((Number(number) - 1) * Number(size), Number(number) * Number(size)),
        totalPages: Math.ceil(rows.length / Number(size)),
      })
    const { order, from, to } = movementFields('row 22', Date.parse('2027-03-10T20:00:00Z'), 'Asia/Manila')
    const named = { 'centre.order': order, 'centre.from': from, 'centre.to': to }
    record.show(named)
    await settled()
    expect(record.filters.range).toEqual({ from: '2027-03-10', to: '2027-03-11' })
    expect(record.page).toBe(2)
    expect(record.result.data?.list.map(({ orderNo }) => orderNo)).toContain('row 22')
    expect(record.address).toMatchObject({ ...named, 'centre.movementPage': '2' })
    record.show({ ...named, 'centre.movementPage': '1' })
    await settled()
    expect(record.page).toBe(1)
    record.goTo(2)
    expect(record.address['centre.order']).toBeUndefined()
    record.show(named)
    // The rows that showed before are not those of the days that are searched.
    expect(record.result.data).toBeUndefined()
    record.chooseRange({ from: '2027-03-01', to: '2027-03-11' })
    await settled()
    expect(record.address['centre.order']).toBeUndefined()
    expect(record.page).toBe(1)
  })

  it('asks for nothing while the days are refused [S-360]', async () => {
    const { record, fake } = page()
    record.chooseRange({ from: '2025-06-15', to: '2025-06-01' })
    await settled()
    expect(record.rangeProblem).toMatchObject({ key: 'records.range_end_before_start' })
    expect(fake.ids()).not.toContain('statement.transactions')
    expect(fake.ids()).not.toContain('statement.summary')
  })

  it('exports twelve months in spans that the platform allows, without a gap or a day twice [G-39]', async () => {
    const { record, fake } = page()
    const rows = await record.everyRowOfYear()
    const spans = (
      fake.inputs('statement.transactions') as readonly { page: number; startTime: number; endTime: number }[]
    )
      .filter((asked) => asked.page === 1)
      .toReversed()
    expect(rows).toHaveLength(2 * spans.length)
    for (const [index, { startTime, endTime }] of spans.entries()) {
      expect((endTime + 1 - startTime) / day).toBeLessThanOrEqual(90)
      if (index > 0) expect(startTime).toBe((spans[index - 1]?.endTime ?? 0) + 1)
    }
    expect(((spans.at(-1)?.endTime ?? 0) + 1 - (spans[0]?.startTime ?? 0)) / day).toBe(365)
  })
})
