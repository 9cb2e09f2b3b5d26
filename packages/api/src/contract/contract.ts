import type * as z from 'zod/mini'
import { account } from './account.ts'
import { agent } from './agent.ts'
import { agreement } from './agreement.ts'
import { balances } from './balance.ts'
import { bank } from './bank.ts'
import { cashier } from './cashier.ts'
import { catalogue } from './catalogue.ts'
import { consent } from './consent.ts'
import { device } from './device.ts'
import { domains } from './domains.ts'
import type { Endpoint } from './endpoint.ts'
import { chat } from './chat.ts'
import { feedback } from './feedback.ts'
import { help } from './help.ts'
import { inbox } from './inbox.ts'
import { jackpot } from './jackpot.ts'
import { mission } from './mission.ts'
import { points } from './points.ts'
import { promoCode } from './promoCode.ts'
import { promotion } from './promotion.ts'
import { raffle } from './raffle.ts'
import { rank } from './rank.ts'
import { rebate } from './rebate.ts'
import { referral } from './referral.ts'
import { ticket } from './ticket.ts'
import { entry } from './entry.ts'
import { favouriteMarks } from './favourites.ts'
import { games } from './games.ts'
import { member } from './member.ts'
import { lottery } from './lottery.ts'
import { messages } from './messages.ts'
import { play, room } from './play.ts'
import { orders } from './orders.ts'
import { profile } from './profile.ts'
import { receipt } from './receipt.ts'
import { records } from './records.ts'
import { report } from './report.ts'
import { safety } from './safety.ts'
import { salary } from './salary.ts'
import { sealing } from './sealing-key.ts'
import { security } from './security.ts'
import { session } from './session.ts'
import { signUp } from './sign-up.ts'
import { slider } from './slider.ts'
import { statement } from './statement.ts'
import { system } from './system.ts'
import { team } from './team.ts'
import { transfer } from './transfer.ts'
import { verification } from './verification.ts'
import { verify } from './verify.ts'
import { wallet } from './wallet.ts'
import { withdrawal } from './withdrawal.ts'

/** The type of the table: its groups side by side, so that each group's types are written once. */
export type Contract = typeof system &
  typeof domains &
  typeof entry &
  typeof sealing &
  typeof session &
  typeof verification &
  typeof signUp &
  typeof member &
  typeof agent &
  typeof team &
  typeof report &
  typeof agreement &
  typeof salary &
  typeof balances &
  typeof wallet &
  typeof cashier &
  typeof withdrawal &
  typeof receipt &
  typeof bank &
  typeof transfer &
  typeof statement &
  typeof orders &
  typeof catalogue &
  typeof favouriteMarks &
  typeof games &
  typeof messages &
  typeof records &
  typeof account &
  typeof consent &
  typeof device &
  typeof profile &
  typeof safety &
  typeof security &
  typeof slider &
  typeof verify &
  typeof chat &
  typeof feedback &
  typeof help &
  typeof inbox &
  typeof jackpot &
  typeof mission &
  typeof points &
  typeof promoCode &
  typeof promotion &
  typeof raffle &
  typeof rank &
  typeof rebate &
  typeof referral &
  typeof ticket &
  typeof lottery &
  typeof room &
  typeof play

/** The platform's wire contract: every call by its id, `group.name`. */
export const contract: Readonly<Contract> = Object.freeze({
  ...system,
  ...domains,
  ...account,
  ...consent,
  ...device,
  ...profile,
  ...safety,
  ...security,
  ...slider,
  ...verify,
  ...entry,
  ...sealing,
  ...session,
  ...verification,
  ...signUp,
  ...member,
  ...agent,
  ...team,
  ...report,
  ...agreement,
  ...salary,
  ...balances,
  ...wallet,
  ...cashier,
  ...withdrawal,
  ...receipt,
  ...bank,
  ...transfer,
  ...statement,
  ...orders,
  ...catalogue,
  ...favouriteMarks,
  ...games,
  ...messages,
  ...records,
  ...chat,
  ...feedback,
  ...help,
  ...inbox,
  ...jackpot,
  ...mission,
  ...points,
  ...promoCode,
  ...promotion,
  ...raffle,
  ...rank,
  ...rebate,
  ...referral,
  ...ticket,
  ...lottery,
  ...room,
  ...play,
})

/** Id of a call, e.g. 'session.login'. */
export type EndpointId = keyof Contract

/** What a caller gives. Fields with a usual value, and those the client fills, may be left out. */
export type Input<Id extends EndpointId> = z.input<Contract[Id]['input']>

/** What the receiving side reads from a request: defaults applied, numbers as numbers, money as decimal text. */
export type Received<Id extends EndpointId> = z.output<Contract[Id]['input']>

/** What the answering side may send as the envelope's value. */
export type Answer<Id extends EndpointId> = z.input<Contract[Id]['value']>

/** What a caller gets: normalised, money as decimal text, ids as text, yes and no as booleans. */
export type Value<Id extends EndpointId> = z.output<Contract[Id]['value']>

/** Lists the table's descriptors in its order. */
export function endpoints(
  table: Readonly<Record<string, Endpoint<EndpointId>>> = contract,
): readonly Endpoint<EndpointId>[] {
  return Object.values(table)
}
