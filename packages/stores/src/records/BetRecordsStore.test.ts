import { moneySum } from '@croupier/money'
import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { value, type Handlers } from '../testing/fakeClient.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { betRecordsStore } from './BetRecordsStore.ts'

const totals = { betAmount: '90', validBetAmount: '90', winAmount: '60.50', netAmount: '-29.50' }
const bets = (...orders: string[]) =>
  value('records.bets', {
    list: orders.map((orderNo) => ({
      orderNo,
      gameType: 'RNG',
      vassalage: 'PG',
      betTime: 1,
      betAmount: '1',
      validBetAmount: '1',
      winAmount: 0,
      netAmount: -1,
      status: 'lose',
    })),
    totalPages: 3,
    totalCount: 60,
    totals,
  })
const page = (handlers: Handlers = {}) => {
  const built = fixture({ session: memberSession, handlers: { 'records.bets': () => bets('A'), ...handlers } })
  return { ...built, records: built.root.store(betRecordsStore), asked: () => built.fake.inputs('records.bets') }
}

describe('the betting record', () => {
  it('starts with the last seven days, 20 to a page, with totals over all pages [S-354]', async () => {
    const { records, asked } = page()
    await records.load()
    expect(asked()).toEqual([
      { book: 'ALL', startTime: Date.UTC(2025, 5, 8, 16), endTime: Date.UTC(2025, 5, 15, 16) - 1, page: 1, size: 20 },
    ])
    expect(records.pageCount).toBe(3)
    expect(records.result.data?.totals).toEqual({
      betAmount: '90.00',
      validBetAmount: '90.00',
      winAmount: '60.50',
      netAmount: '-29.50',
    })
  })

  it('narrows down by state, category, vendor, status and range, each time from page 1 [S-354]', async () => {
    const { records, asked } = page()
    await records.load()
    records.goTo(2)
    await settled()
    records.filter({
      state: 'settled',
      category: 'SPORTS',
      vendor: 'BTI',
      status: '1',
      range: { from: '2025-06-01', to: '2025-06-02' },
    })
    await settled()
    expect(asked()[1]).toMatchObject({ page: 2 })
    expect(asked()[2]).toEqual({
      book: 'SPORTS',
      vendor: 'BTI',
      status: '1',
      startTime: Date.UTC(2025, 4, 31, 16),
      endTime: Date.UTC(2025, 5, 2, 16) - 1,
      page: 1,
      size: 20,
    })
  })

  it('asks for nothing while the range is refused, and says why [S-360]', async () => {
    const { records, asked } = page()
    records.filter({ range: { from: '2025-06-15', to: '2025-06-01' } })
    expect(records.rangeProblem).toMatchObject({ key: 'records.range_end_before_start' })
    records.filter({ range: { from: '2025-01-01', to: '2025-06-01' } })
    expect(records.rangeProblem).toMatchObject({ key: 'records.range_too_long', values: { days: 90 } })
    await settled()
    expect(asked()).toEqual([])
    expect(records.result.value.state).toBe('idle')
  })

  it('does not let a slow older page overwrite a newer one', async () => {
    const slow = deferred<ReturnType<typeof bets>>()
    const { records } = page({
      'records.bets': ({ page: number }) => (number === 2 ? slow.promise : bets(`page ${String(number)}`)),
    })
    await records.load()
    records.goTo(2)
    records.goTo(3)
    await settled()
    slow.resolve(bets('late'))
    await settled()
    expect(records.result.data?.list.map(({ orderNo }) => orderNo)).toEqual(['page 3'])
  })

  it('stays within the pages there are', async () => {
    const { records } = page()
    await records.load()
    records.goTo(99)
    expect(records.page).toBe(3)
    records.goTo(-1)
    expect(records.page).toBe(1)
    await settled()
  })
})

describe('the export', () => {
  const row = (orderNo: string, change: Record<string, unknown> = {}) => ({
    orderNo,
    gameType: 'RNG',
    vassalage: 'PG',
    vendorName: 'PG, Ltd',
    gameName: 'Fish "Gold"',
    betTime: 5,
    betAmount: '0.1',
    validBetAmount: '0.1',
    winAmount: '0.2',
    netAmount: '0.1',
    status: 'win',
    ...change,
  })
  const answer = (rows: ReturnType<typeof row>[], totalPages: number) =>
    value('records.bets', { list: rows, totalPages, totals })

  it('has the rows of every page of the same filters, whose sum is the total shown [S-354]', async () => {
    const { records, asked } = page({
      'records.bets': ({ page: number }) => answer([row(`o${String(number)}`, { betAmount: '30' })], 3),
    })
    records.filter({ state: 'open', category: 'FISH', vendor: 'JL' })
    await settled()
    const rows = await records.everyRow()
    expect(rows.map(({ orderNo }) => orderNo)).toEqual(['o1', 'o2', 'o3'])
    expect(asked().slice(1)).toMatchObject(
      [1, 2, 3].map((number) => ({ book: 'OPEN', category: 'FISH', vendor: 'JL', page: number })),
    )
    expect(moneySum(rows.map((bet) => bet.betAmount))).toBe(records.result.data?.totals.betAmount)
  })
})
