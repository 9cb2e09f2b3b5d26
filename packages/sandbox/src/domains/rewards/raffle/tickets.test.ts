import { DAY } from '@croupier/locales/calendar'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../core/random/random.ts'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'
import { freshKey, personOf, playRound } from '../../../testing/playing.ts'
import { CHANCES, drawPrize } from '../tickets/prizes.ts'
import type { TicketKind } from '../tickets/rows.ts'
import { giveTicket } from '../tickets/tickets.ts'

describe('tickets', () => {
  it('draw each prize about as often as they say', () => {
    const random = seededRandom(7)
    for (const [kind, chances] of Object.entries(CHANCES)) {
      if (chances.length === 0) continue
      expect(chances.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      const drawn = Array.from({ length: 4_000 }, () => drawPrize(random, kind as TicketKind))
      for (const { amount, points, percent } of chances) {
        const share = drawn.filter((one) => one.amount === amount && one.points === points).length / 40
        expect(Math.abs(share - percent)).toBeLessThan(3)
      }
    }
  })

  it('are used once, not before their time, not after it, and by nobody else', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const jun = await testPlatform.signIn('jun')
    const all = await maria.client.ticket.list({})
    const idOf = (kind: string) => String(all.find(({ ticketType }) => ticketType === kind)?.transactionId)
    expect(all.find(({ ticketType }) => ticketType === 'CASH_VOUCHER')?.status).toBe('UNAVAILABLE')
    await expect(maria.client.ticket.claim({ transactionId: idOf('CASH_VOUCHER') }, freshKey())).rejects.toMatchObject({
      code: 'ticket.not.started',
    })
    const egg = { transactionId: idOf('GOLDEN_EGG') }
    await expect(jun.client.ticket.claim(egg, freshKey())).rejects.toMatchObject({ code: 'ticket.unknown' })
    const { claimedTickets } = await maria.client.ticket.claim(egg, freshKey())
    const possible = all.find(({ ticketType }) => ticketType === 'GOLDEN_EGG')?.prizes.map(({ value }) => value)
    expect(possible).toContain(claimedTickets[0]?.value)
    await expect(maria.client.ticket.claim(egg, freshKey())).rejects.toMatchObject({ code: 'ticket.used' })
    await maria.client.ticket.cancel({ transactionId: idOf('PRIZE_WHEEL') })
    expect((await maria.client.ticket.list({})).map(({ ticketType }) => ticketType)).toEqual(['CASH_VOUCHER', 'RAFFLE'])
    testPlatform.clock.advance(40 * DAY)
    const late = await testPlatform.signIn('maria')
    await expect(late.client.ticket.claim({ transactionId: idOf('CASH_VOUCHER') }, freshKey())).rejects.toMatchObject({
      code: 'ticket.expired',
    })
  })
})

describe('raffle', () => {
  it('is entered by POST, drawn by the clock, and shows its result once [S-371]', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const ticket = (await maria.client.ticket.list({})).find(({ ticketType }) => ticketType === 'RAFFLE')
    const claim = { ticketId: String(ticket?.ticketId) }
    const entered = await maria.client.raffle.claim(claim, freshKey())
    expect(entered).toMatchObject({ status: 'ENTERED', number: 1, prize: null })
    await expect(maria.client.raffle.claim(claim, freshKey())).rejects.toMatchObject({ code: 'raffle.not.drawn' })
    // Friday, 20:00 in Manila is noon in UTC.
    expect(new Date(entered.drawsAt).toISOString()).toBe('2026-11-27T12:00:00.000Z')
    // Stakes of a thousand times the prize pay for it.
    for (let round = 0; round < 250; round++) playRound(testPlatform, 'maria', 400_000n)
    testPlatform.clock.advance(6 * DAY)
    const later = await testPlatform.signIn('maria')
    const status = await later.client.raffle.status({})
    expect(status.mine[0]).toMatchObject({ status: 'READY', prize: null })
    expect(status.lastDraw).toMatchObject({ entries: 1, winners: [{ name: 'mar***a', number: 1, amount: '1000.00' }] })
    expect(status.drawsAt - entered.drawsAt).toBe(7 * DAY)
    expect(await later.client.raffle.claim(claim, freshKey())).toMatchObject({ status: 'WON', prize: '1000.00' })
    expect((await later.client.wallet.balance({})).sumBalance).toBe('6000.00')
    await expect(later.client.raffle.claim(claim, freshKey())).rejects.toMatchObject({ code: 'ticket.used' })
    expect(testPlatform.sandbox.verify().violations).toEqual([])
  })

  it('is put off by a week, with ticket and first prize, for somebody who is alone in it and does not play', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const ticket = (await maria.client.ticket.list({})).find(({ ticketType }) => ticketType === 'RAFFLE')
    const { drawsAt } = await maria.client.raffle.claim({ ticketId: String(ticket?.ticketId) }, freshKey())
    testPlatform.clock.advance(19 * DAY)
    const later = await testPlatform.signIn('maria')
    const status = await later.client.raffle.status({})
    expect(status).toMatchObject({ drawsAt: drawsAt + 14 * DAY, jackpot: '1000.00', entries: 1 })
    expect(status.mine).toEqual([expect.objectContaining({ status: 'ENTERED', drawsAt: status.drawsAt })])
    for (let round = 0; round < 250; round++) playRound(testPlatform, 'maria', 400_000n)
    testPlatform.clock.advance(7 * DAY)
    const drawn = await testPlatform.signIn('maria')
    expect((await drawn.client.raffle.status({})).mine).toEqual([expect.objectContaining({ status: 'READY' })])
  })

  it('gives each ticket at most one prize and each prize to one ticket', async () => {
    const testPlatform = createTestPlatform()
    const { context, state } = testPlatform.sandbox
    const maria = await testPlatform.signIn('maria')
    const ids = state.transact(() =>
      Array.from({ length: 9 }, () => giveTicket(context, personOf(testPlatform, 'maria'), 'RAFFLE').id),
    )
    for (const id of ids) await maria.client.raffle.claim({ ticketId: String(id) }, freshKey())
    const drawn = (await testPlatform.operate('raffle/draw', { merchant: 'crph' })) as {
      winners: { ticketId: number }[]
    }
    expect(drawn.winners).toHaveLength(5)
    expect(new Set(drawn.winners.map(({ ticketId }) => ticketId)).size).toBe(5)
    const { mine, drawsAt } = await maria.client.raffle.status({})
    expect(mine.every(({ status }) => status === 'READY')).toBe(true)
    // Drawn early by the operator: the next draw is the following week's.
    expect(new Date(drawsAt).toISOString()).toBe('2026-12-04T12:00:00.000Z')
  })

  it('rolls the first prize over while nobody enters, up to a limit, however far time jumps [S-422]', async () => {
    const testPlatform = createTestPlatform()
    const guest = testPlatform.visitor()
    expect(await guest.client.jackpot.total({})).toBe('1000.00')
    testPlatform.clock.advance(14 * DAY)
    expect(await guest.client.jackpot.total({})).toBe('3000.00')
    expect(await guest.client.jackpot.pools({})).toMatchObject([
      { of: 'raffle', amount: '3000.00', lastWonAt: expect.any(Number) as number },
    ])
    testPlatform.clock.advance(700 * DAY)
    expect(await guest.client.jackpot.total({})).toBe('20000.00')
    const { draws } = testPlatform.sandbox.context.tables
    expect([...draws.all()].filter(({ drawnAt, merchant }) => drawnAt === null && merchant === 'crph')).toHaveLength(1)
  })
})
