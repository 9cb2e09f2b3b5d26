import { daysLater, HOUR, periodAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import { maskedName } from '../../identity/members/members.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { claimReward, issueReward } from '../promotions/rewards.ts'
import { randomInteger } from '../../../core/random/random.ts'
import { breakOf } from '../../safety/safety/breaks.ts'
import type { World } from '../../../World.ts'
import { turnoverBetween } from '../../money/wagering/turnover.ts'
import { PRIZE_MULTIPLE } from './claimTicket.ts'
import type { Draw, Ticket } from '../tickets/rows.ts'
import { ticketWords } from '../tickets/ticketNames.ts'
import { usableTicket } from '../tickets/tickets.ts'

/** What every draw adds to the first prize, and where adding ends; minor units. */
const JACKPOT_STEP = 100_000n
const JACKPOT_MOST = 2_000_000n
/** Prizes after the first, minor units. */
const FURTHER_PRIZES = [20_000n, 10_000n, 10_000n, 10_000n]

/**
 * A draw is held once its prizes are at most so much of what the people in it staked since it opened, hundredths of a per
 * cent. Who is alone in it wins for certain; part of the sum that `loyalty/totalReturn.test.ts` keeps under 100%.
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
export function openDraw(world: World, merchant: Merchant, opensAt: number, rolledOver: bigint): Draw {
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
  world.tables.draws.put(draw.id, draw)
  return draw
}

/** The merchant's running draw; the seed opens the first, each draw the next. */
export function runningDraw(world: Pick<World, 'tables'>, merchant: string): Draw {
  const draw = world.tables.draws.by('merchant', merchant).find((one) => one.drawnAt === null)
  if (!draw) throw new Error(`no raffle runs for ${merchant}`)
  return draw
}

/** The merchant's last finished draw. */
export function lastDraw(world: Pick<World, 'tables'>, merchant: string): Draw | undefined {
  return world.tables.draws.by('merchant', merchant).findLast((one) => one.drawnAt !== null)
}

/** Tickets of a member that are or were in a draw, newest first. */
export function entriesOf(world: Pick<World, 'tables'>, memberId: number): Ticket[] {
  return world.tables.tickets
    .by('member', String(memberId))
    .filter((ticket) => ticket.drawId !== null)
    .reverse()
}

/** Enters a raffle ticket for the running draw, or, once that draw was held, opens its result. */
export function claimRaffle(world: World, member: Member, id: string): Ticket {
  const ticket = world.tables.tickets.get(id)
  if (!ticket || ticket.memberId !== member.id) throw new Refusal('ticket.unknown')
  if (ticket.kind !== 'RAFFLE') throw new Refusal('raffle.ticket.needed')
  return ticket.status === 'ENTERED' ? openResult(world, member, ticket) : enter(world, member, id)
}

function enter(world: World, member: Member, id: string): Ticket {
  const ticket = usableTicket(world, member, id)
  const draw = runningDraw(world, member.merchant)
  const number = world.tables.tickets.keysBy('draw', draw.id).length + 1
  const entered: Ticket = { ...ticket, status: 'ENTERED', drawId: draw.id, number }
  world.tables.tickets.put(id, entered)
  return entered
}

function openResult(world: World, member: Member, ticket: Ticket): Ticket {
  if (ticket.prize === null) throw new Refusal('raffle.not.drawn')
  const opened: Ticket = { ...ticket, status: 'USED', usedAt: world.clock.now() }
  world.tables.tickets.put(String(ticket.id), opened)
  if (ticket.prize.amount > 0n) {
    const reward = issueReward(world, member, {
      type: 'RAFFLE',
      source: `ticket/${ticket.id}`,
      name: ticketWords.RAFFLE.name,
      amount: ticket.prize.amount,
      multiple: PRIZE_MULTIPLE,
    })
    claimReward(world, member, String(reward.id))
  }
  return opened
}

/** Whether a draw is due. */
export function drawsAreDue(world: Pick<World, 'tables' | 'clock'>): boolean {
  const now = world.clock.now()
  for (const id of world.tables.draws.keysBy('running', 'running')) {
    if (now >= (world.tables.draws.get(id)?.drawsAt ?? Infinity)) return true
  }
  return false
}

/** Whether the play of the people in a draw pays for the prizes that their tickets can win. */
function isCovered(world: World, draw: Draw): boolean {
  const tickets = world.tables.tickets.by('draw', draw.id)
  const prizes = prizesOf(draw)
    .slice(0, tickets.length)
    .reduce((sum, prize) => sum + prize, 0n)
  let staked = 0n
  for (const memberId of new Set(tickets.map((ticket) => ticket.memberId)))
    staked += turnoverBetween(world, memberId, draw.opensAt, draw.drawsAt).staked
  return prizes * 10_000n <= staked * RAFFLE_SHARE
}

/**
 * Holds every draw that is due, one after the other, as of its own time. One that is not covered is put off by a week, with
 * its tickets and its first prize.
 */
export function settleDueDraws(world: World): void {
  for (let held = true; held;) {
    held = false
    for (const draw of world.tables.draws.by('running', 'running')) {
      if (world.clock.now() < draw.drawsAt) continue
      world.apart(`draw ${draw.id}`, () => {
        if (isCovered(world, draw)) holdDraw(world, draw)
        else putOff(world, draw)
        held = true
      })
    }
  }
}

function putOff(world: World, draw: Draw): void {
  const merchant = world.merchants.get(draw.merchant)
  if (!merchant) throw new Error(`no merchant ${draw.merchant}`)
  world.tables.draws.put(draw.id, { ...draw, drawsAt: nextDrawAt(merchant, draw.drawsAt) })
}

/** Holds a draw: every ticket has the same chance at every prize, and wins at most one. Opens the next draw. */
export function holdDraw(world: World, draw: Draw, at = draw.drawsAt): Draw {
  const merchant = world.merchants.get(draw.merchant)
  if (!merchant) throw new Error(`no merchant ${draw.merchant}`)
  const all = world.tables.tickets.by('draw', draw.id)
  const hat = all.filter((ticket) => {
    const member = world.tables.members.get(String(ticket.memberId))
    return member !== undefined && !breakOf(world, member)
  })
  const winners: Draw['winners'][number][] = []
  for (const amount of prizesOf(draw)) {
    if (hat.length === 0) break
    const [ticket] = hat.splice(randomInteger(world.random, hat.length), 1)
    if (!ticket) break
    const name = maskedName(world.tables.members.get(String(ticket.memberId))?.account ?? '')
    winners.push({ ticketId: ticket.id, number: ticket.number ?? 0, name, amount })
  }
  const prizes = new Map(winners.map(({ ticketId, amount }) => [ticketId, amount]))
  for (const ticket of all) {
    const amount = prizes.get(ticket.id) ?? 0n
    world.tables.tickets.put(String(ticket.id), { ...ticket, prize: { amount, points: 0n } })
  }
  for (const memberId of new Set(all.map((ticket) => ticket.memberId))) sendMessage(world, memberId, 'raffle.drawn', [])
  const drawn: Draw = { ...draw, entries: all.length, drawnAt: at, winners }
  world.tables.draws.put(draw.id, drawn)
  // Counted from the time set, also when the operator drew early: one week has one draw.
  openDraw(world, merchant, draw.drawsAt, winners.length === 0 ? draw.jackpot : 0n)
  return drawn
}
