import { daysLater, HOUR, periodAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { maskedName } from '../../identity/members/members.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { claimReward, issueReward } from '../promotions/rewards.ts'
import { randomInteger } from '../../../core/random/random.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { Context } from '../../../Context.ts'
import { turnoverBetween } from '../../money/wagering/turnover.ts'
import { PRIZE_MULTIPLE } from './claimTicket.ts'
import type { Draw, Ticket } from '../tickets/rows.ts'
import { ticketWords } from '../tickets/ticketNames.ts'
import { usableTicket } from '../tickets/tickets.ts'

/** What every draw adds to the first prize, and its maximum; minor units. */
const JACKPOT_STEP = 100_000n
const JACKPOT_MOST = 2_000_000n
/** Prizes after the first, minor units. */
const FURTHER_PRIZES = [20_000n, 10_000n, 10_000n, 10_000n]

/**
 * A draw is held only when its prizes are at most this share of what its participants staked since it opened,
 * hundredths of a per cent. A sole participant wins for certain; included in the sum that `loyalty/totalReturn.test.ts`
 * keeps under 100%.
 */
export const RAFFLE_SHARE = 10n

/** Prizes of a draw by rank, minor units. */
export const prizesOf = (draw: Pick<Draw, 'jackpot'>): readonly bigint[] => [draw.jackpot, ...FURTHER_PRIZES]

/** The first draw after an instant: Fridays at 20:00 in the market's time zone. */
export function nextDrawAt(merchant: Pick<Merchant, 'timeZone'>, after: number): number {
  const { from, to } = periodAt('week', after, merchant.timeZone)
  const fridayAt20 = (monday: number) => daysLater(monday, 4, merchant.timeZone) + 20 * HOUR
  return fridayAt20(from) > after ? fridayAt20(from) : fridayAt20(to)
}

/** Opens a draw. */
export function openDraw(context: Context, merchant: Merchant, opensAt: number, rolledOver: bigint): Draw {
  const drawsAt = nextDrawAt(merchant, opensAt)
  const jackpot = rolledOver + JACKPOT_STEP
  const draw: Draw = {
    id: `raffle-${merchant.code}-${drawsAt}`,
    merchant: merchant.code,
    opensAt,
    drawsAt,
    jackpot: jackpot < JACKPOT_MOST ? jackpot : JACKPOT_MOST,
    entries: null,
    drawnAt: null,
    winners: [],
  }
  context.tables.draws.put(draw.id, draw)
  return draw
}

/** The merchant's current draw; the seed opens the first, each draw the next. */
export function runningDraw(context: Pick<Context, 'tables'>, merchant: string): Draw {
  const draw = context.tables.draws.by('merchant', merchant).find((one) => one.drawnAt === null)
  if (!draw) throw new Error(`no raffle runs for ${merchant}`)
  return draw
}

/** The merchant's last finished draw. */
export function lastDraw(context: Pick<Context, 'tables'>, merchant: string): Draw | undefined {
  return context.tables.draws.by('merchant', merchant).findLast((one) => one.drawnAt !== null)
}

/** A member's tickets that are or were in a draw, newest first. */
export function entriesOf(context: Pick<Context, 'tables'>, memberId: number): Ticket[] {
  return context.tables.tickets
    .by('member', String(memberId))
    .filter((ticket) => ticket.drawId !== null)
    .reverse()
}

/** Enters a raffle ticket in the current draw, or opens its result after the draw. */
export function claimRaffle(context: Context, member: Member, id: string): Ticket {
  const ticket = context.tables.tickets.get(id)
  if (!ticket || ticket.memberId !== member.id) throw new Refusal('ticket.unknown')
  if (ticket.kind !== 'RAFFLE') throw new Refusal('raffle.ticket.needed')
  return ticket.status === 'ENTERED' ? openResult(context, member, ticket) : enter(context, member, id)
}

function enter(context: Context, member: Member, id: string): Ticket {
  const ticket = usableTicket(context, member, id)
  const draw = runningDraw(context, member.merchant)
  const number = context.tables.tickets.keysBy('draw', draw.id).length + 1
  const entered: Ticket = { ...ticket, status: 'ENTERED', drawId: draw.id, number }
  context.tables.tickets.put(id, entered)
  return entered
}

function openResult(context: Context, member: Member, ticket: Ticket): Ticket {
  if (ticket.prize === null) throw new Refusal('raffle.not.drawn')
  const opened: Ticket = { ...ticket, status: 'USED', usedAt: context.clock.now() }
  context.tables.tickets.put(String(ticket.id), opened)
  if (ticket.prize.amount > 0n) {
    const reward = issueReward(context, member, {
      type: 'RAFFLE',
      source: `ticket/${ticket.id}`,
      name: ticketWords.RAFFLE.name,
      amount: ticket.prize.amount,
      multiple: PRIZE_MULTIPLE,
    })
    claimReward(context, member, String(reward.id))
  }
  return opened
}

/** Whether a draw is due. */
export function drawsAreDue(context: Pick<Context, 'tables' | 'clock'>): boolean {
  const now = context.clock.now()
  for (const id of context.tables.draws.keysBy('running', 'running')) {
    if (now >= (context.tables.draws.get(id)?.drawsAt ?? Infinity)) return true
  }
  return false
}

/** Whether the participants' play pays for the prizes that their tickets can win. */
function isCovered(context: Context, draw: Draw): boolean {
  const tickets = context.tables.tickets.by('draw', draw.id)
  const prizes = prizesOf(draw)
    .slice(0, tickets.length)
    .reduce((sum, prize) => sum + prize, 0n)
  let staked = 0n
  for (const memberId of new Set(tickets.map((ticket) => ticket.memberId)))
    staked += turnoverBetween(context, memberId, draw.opensAt, draw.drawsAt).staked
  return prizes * 10_000n <= staked * RAFFLE_SHARE
}

/**
 * Holds every draw that is due, in order, as of its own time. A draw that is not covered is postponed by a week, with
 * its tickets and its first prize.
 */
export function settleDueDraws(context: Context): void {
  for (let held = true; held;) {
    held = false
    for (const draw of context.tables.draws.by('running', 'running')) {
      if (context.clock.now() < draw.drawsAt) continue
      context.apart(`draw ${draw.id}`, () => {
        if (isCovered(context, draw)) holdDraw(context, draw)
        else putOff(context, draw)
        held = true
      })
    }
  }
}

function putOff(context: Context, draw: Draw): void {
  const merchant = context.merchants.get(draw.merchant)
  if (!merchant) throw new Error(`no merchant ${draw.merchant}`)
  context.tables.draws.put(draw.id, { ...draw, drawsAt: nextDrawAt(merchant, draw.drawsAt) })
}

/** Holds a draw: every ticket has the same chance at every prize, and wins at most one. Opens the next draw. */
export function holdDraw(context: Context, draw: Draw, at = draw.drawsAt): Draw {
  const merchant = context.merchants.get(draw.merchant)
  if (!merchant) throw new Error(`no merchant ${draw.merchant}`)
  const all = context.tables.tickets.by('draw', draw.id)
  const hat = all.filter((ticket) => {
    const member = context.tables.members.get(String(ticket.memberId))
    return member !== undefined && !breakOf(context, member)
  })
  const winners: Draw['winners'][number][] = []
  for (const amount of prizesOf(draw)) {
    if (hat.length === 0) break
    const [ticket] = hat.splice(randomInteger(context.random, hat.length), 1)
    if (!ticket) break
    const name = maskedName(context.tables.members.get(String(ticket.memberId))?.account ?? '')
    winners.push({ ticketId: ticket.id, number: ticket.number ?? 0, name, amount })
  }
  const prizes = new Map(winners.map(({ ticketId, amount }) => [ticketId, amount]))
  for (const ticket of all) {
    const amount = prizes.get(ticket.id) ?? 0n
    context.tables.tickets.put(String(ticket.id), { ...ticket, prize: { amount, points: 0n } })
  }
  // One message for each member, about one of the tickets.
  for (const [memberId, id] of new Map(all.map((ticket) => [ticket.memberId, ticket.id])))
    sendMessage(context, memberId, 'raffle.drawn', [], { kind: 'ticket', id: String(id) })
  const drawn: Draw = { ...draw, entries: all.length, drawnAt: at, winners }
  context.tables.draws.put(draw.id, drawn)
  // Counted from the scheduled time, even when the operator drew early: one draw per week.
  openDraw(context, merchant, draw.drawsAt, winners.length === 0 ? draw.jackpot : 0n)
  return drawn
}
