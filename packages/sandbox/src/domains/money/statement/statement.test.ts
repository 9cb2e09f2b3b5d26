import { DAY } from '@croupier/locales/calendar'
import { contract, PlatformError } from '@croupier/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform, type Visitor } from '../../../testing/createTestPlatform.ts'

let testPlatform: TestPlatform
let maria: Visitor
beforeEach(async () => {
  testPlatform = createTestPlatform()
  maria = await testPlatform.signIn('maria')
})

const code = async (call: Promise<unknown>) =>
  call.then(
    () => null,
    (failure: unknown) => (failure instanceof PlatformError ? failure.code : failure),
  )
const span = (days: number) => ({ startTime: testPlatform.clock.now() - days * DAY, endTime: testPlatform.clock.now() })

describe('the account record', () => {
  it('lists every movement with type, amount, balance after and time, newest first [S-355]', async () => {
    const first = await maria.client.statement.transactions({ ...span(80), size: 500 })
    expect(first.list.length).toBe(first.totalCount)
    expect(first.list.length).toBeGreaterThan(50)
    expect(first.list[0]?.currentAvailBalance).toBe('5000.00')
    // Each balance is the one before plus the amount: nothing is left out.
    for (let at = 0; at + 1 < first.list.length; at++) {
      const [newer, older] = [first.list[at], first.list[at + 1]]
      const cents = (text = '0') => Math.round(Number(text) * 100)
      expect(cents(older?.currentAvailBalance) + cents(newer?.amount)).toBe(cents(newer?.currentAvailBalance))
      expect(newer?.txTimeInTimestamp).toBeGreaterThanOrEqual(older?.txTimeInTimestamp ?? 0)
    }
    const types = new Set(first.list.map(({ txTypeId }) => txTypeId))
    expect([...types]).toEqual(expect.arrayContaining(['betting', 'winning', 'withdraw']))
  })

  it('narrows by type, pages by ten and sums all pages', async () => {
    const vip = await testPlatform.signIn('vip')
    const payments = await vip.client.statement.transactions({ ...span(80), codeTypes: 'deposit,withdraw' })
    expect(payments.list.map(({ txTypeId }) => txTypeId)).toEqual(['withdraw', 'deposit', 'withdraw', 'deposit'])
    expect(payments.totals).toEqual({ incoming: '2500.00', outgoing: '2500.00', net: '0.00' })
    const bets = await maria.client.statement.transactions({ ...span(80), codeTypes: 'betting', page: 2 })
    expect([bets.list.length, bets.totalPages]).toEqual([10, Math.ceil((bets.totalCount ?? 0) / 10)])
    expect(bets.list.every(({ amount }) => amount.startsWith('-'))).toBe(true)
    expect(await code(maria.client.statement.transactions({ ...span(80), codeTypes: 'gold' }))).toBe(
      'statement.type.unknown',
    )
    expect(await code(maria.client.statement.transactions(span(92)))).toBe('date.range.too.long')
    expect(await code(maria.client.statement.transactions({ startTime: 2, endTime: 1 }))).toBe('date.range.too.long')
  })

  it('shows an agent those below and nobody else [S-395]', async () => {
    const ace = await testPlatform.signIn('ace')
    const below = await ace.client.statement.transactions({ ...span(80), subordinateName: 'CARL' })
    expect(below.list[0]?.customerName).toBe('carl')
    for (const subordinateName of ['maria', 'rana', 'nobody'])
      expect(await code(ace.client.statement.transactions({ ...span(80), subordinateName }))).toBe(
        'statement.subordinate.foreign',
      )
  })

  it('adds up a span of twelve months, and net deposits since opening [G-39] [S-356]', async () => {
    const sums = await maria.client.statement.summary(span(366))
    const cents = (text: string) => Math.round(Number(text) * 100)
    expect(cents(sums.net)).toBe(cents(sums.winnings) + cents(sums.rebate) + cents(sums.bonus) - cents(sums.stake))
    expect(cents(sums.stake)).toBeGreaterThan(0)
    const vip = await testPlatform.signIn('vip')
    expect(await vip.client.statement.summary(span(366))).toMatchObject({
      deposits: '2500.00',
      withdrawals: '2500.00',
      netDepositsSinceOpening: '0.00',
    })
    expect(await code(maria.client.statement.summary(span(368)))).toBe('date.range.too.long')
  })
})

describe('one bet', () => {
  it('is shown in full to its owner only', async () => {
    const [bet] = (await maria.client.records.bets({ book: 'RNG', ...span(80) })).list
    const orderNo = bet?.orderNo ?? ''
    expect((await maria.client.records.bet({ orderNo })).order).toEqual(bet)
    const vip = await testPlatform.signIn('vip')
    expect(await code(vip.client.records.bet({ orderNo }))).toBe('order.unknown')
    const none = await maria.client.records.sports(span(80))
    expect(none).toMatchObject({ list: [], footer: { betAmount: '0.00' } })
  })
})

describe('recorded shapes', () => {
  it('reads the account record, the sports bet and the withdrawal settings as the platform sends them', () => {
    const record = contract['statement.transactions'].value.parse({
      list: [
        {
          txId: 9001,
          txTypeId: 77,
          txTypeName: 'Deposit',
          txTimeInTimestamp: 1735689600000,
          amount: -12.5,
          currentAvailBalance: 100,
          orderNo: 'ord-1',
          remark: null,
          customerName: 'pla***1',
          further: true,
        },
      ],
      totalPages: 4,
    })
    expect(record.list[0]).toMatchObject({ txId: '9001', amount: '-12.50', currentAvailBalance: '100.00' })
    const sports = contract['records.sports'].value.parse({
      list: [
        {
          orderNo: 'b-1',
          origOrderNo: 'x-1',
          betDetails: [
            { leagueId: 3, enLeagueName: 'League', enMatchName: 'A v B', betType: 1, hdp: 0.5, firstGoal: null },
          ],
          odds: 1.92,
          oddsType: 'HK',
          betAmount: 10,
          winAmount: '19.20',
          status: 'win',
        },
      ],
      footer: { betAmount: 10, winAmount: 19.2, netAmount: 9.2 },
    })
    expect(sports.list[0]).toMatchObject({ odds: '1.92', winAmount: '19.20' })
    const settings = contract['withdrawal.settings'].value.parse({
      allowWithdraw: 'Y',
      normalBankWithdrawalSwitch: 'Y',
      eWalletWithdrawalSwitch: 'N',
      virtualWalletWithdrawalSwitch: 'N',
      minWithdrawal: 100,
      maxWithdrawal: 20000,
      maxTransactionTimes: 3,
      remainingTransactionTimes: 3,
      remainingWithdrawAmount: 20000,
      withdrawDateFrom: '00:00',
      withdrawDateTo: '00:00',
      mobileVerificationType: 'EVERY_WITHDRAWAL',
      c2cEnabled: 'Y',
      withdrawPenaltyCharge: 5,
      fixedAmountFlag: 'N',
      amountLimitFlag: 'Y',
    })
    expect(settings).toMatchObject({ allowWithdraw: true, eWalletWithdrawalSwitch: false, minWithdrawal: '100.00' })
    const card = contract['bank.cards'].value.parse({
      list: [
        {
          bankCardId: 4,
          bankCode: 'B1',
          bankName: 'Bank',
          cardType: 'EW',
          accountNumber: '****1',
          accountName: 'A B',
          isWithdrawActive: 'N',
          maintenanceStartTime: 1735689600000,
          maintenanceEndTime: 1735693200000,
          createdAt: 1735689600000,
        },
      ],
    })
    expect(card.list[0]).toMatchObject({ bankCardId: '4', isWithdrawActive: false, isDefault: false })
  })
})
