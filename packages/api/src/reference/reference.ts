import type { EndpointId } from '../contract/contract.ts'
import { agreement } from './agreement.ts'
import type { ReferenceEntry } from './entry.ts'
import { cashier } from './cashier.ts'
import { games } from './games.ts'
import { lottery, play, room } from './lottery.ts'
import { report } from './report.ts'
import { salary } from './salary.ts'
import { orders, statement, transfer } from './statement.ts'
import { team } from './team.ts'
import { bank, receipts, withdrawals } from './withdrawal.ts'
import { records, wallet } from './money.ts'
import { points } from './points.ts'
import { mission, rank, rebate, referral } from './progress.ts'
import { jackpot, promoCode, promotion, raffle, ticket } from './promotions.ts'
import { chat, feedback, help, inbox } from './service.ts'
import { member, session, verification } from './people.ts'
import { agent, messages, system } from './start.ts'
import { account, device, profile } from './account.ts'
import { consent } from './consent.ts'
import { safety } from './safety.ts'
import { security, slider, verify } from './security.ts'

/**
 * What there is to read of every call: a sentence and examples. It stands beside the contract and not in it, so that
 * pages which only call the platform do not carry it.
 */
export const reference: { readonly [Id in EndpointId]: ReferenceEntry<Id> } = Object.freeze({
  ...system,
  ...account,
  ...consent,
  ...device,
  ...profile,
  ...safety,
  ...security,
  ...slider,
  ...verify,
  ...session,
  ...verification,
  ...member,
  ...agent,
  ...team,
  ...report,
  ...agreement,
  ...salary,
  ...wallet,
  ...cashier,
  ...withdrawals,
  ...receipts,
  ...bank,
  ...transfer,
  ...statement,
  ...orders,
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
