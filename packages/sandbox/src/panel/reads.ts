import { memberAccount } from '../core/ledger/accounts.ts'
import { moneyText } from '@croupier/api'
import type { Deposit } from '../subjects/deposits/rows.ts'
import { balanceOf } from '../core/ledger/ledger.ts'
import { verify } from '../core/ledger/verify.ts'
import { MODULES } from '../subjects/merchants/modules.ts'
import {
  creditDelay,
  methodIsOpen,
  fieldRules,
  isSingleWallet,
  moduleOn,
  operatorSettings,
  payoutDelay,
} from '../subjects/merchants/rules.ts'
import type { Platform } from '../wire/Platform.ts'
import { agentDeskReads } from './agentDesk.ts'
import { memberStates, sliderAnswers } from './memberDesk.ts'
import { serviceDesk } from './serviceDesk.ts'

/** A deposit for the operator, money as decimal text. */
export function depositRow({ world }: Platform, deposit: Deposit) {
  const member = world.tables.members.get(String(deposit.memberId))
  return {
    ...deposit,
    account: member?.account ?? '',
    amount: moneyText(deposit.amount),
    fee: moneyText(deposit.fee),
  }
}

/** What the operator can look at, by name. Each is `GET /__sandbox/api/<name>`. */
export const reads = {
  accounts: ({ world }: Platform) =>
    [...world.tables.members.all()].map((member) => ({
      id: member.id,
      merchant: member.merchant,
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      rank: member.rank,
      currency: world.merchants.get(member.merchant)?.currency ?? '',
      balance: moneyText(balanceOf(world, memberAccount(member.id))),
      upline: member.uplineId === null ? null : (world.tables.members.get(String(member.uplineId))?.account ?? null),
      affiliateCode: member.affiliateCode,
      birthday: member.birthday,
      mobile: member.mobile,
      language: member.language,
    })),
  sessions: ({ world }: Platform) =>
    [...world.tables.sessions.all()].map(({ token, memberId, merchant, usedAt }) => ({
      token,
      merchant,
      account: world.tables.members.get(String(memberId))?.account ?? '',
      usedAt,
    })),
  sms: ({ world }: Platform) => [...world.tables.smsCodes.all()].reverse(),
  members: ({ world }: Platform) => memberStates(world),
  sliders: ({ world }: Platform) => sliderAnswers(world),
  captchas: ({ world }: Platform) => [...world.tables.captchas.all()].reverse(),
  deposits: (platform: Platform) =>
    [...platform.world.tables.deposits.all()].reverse().map((deposit) => depositRow(platform, deposit)),
  withdrawals: ({ world }: Platform) =>
    [...world.tables.withdrawals.all()].reverse().map((withdrawal) => ({
      ...withdrawal,
      account: world.tables.members.get(String(withdrawal.memberId))?.account ?? '',
      amount: moneyText(withdrawal.amount),
      fee: moneyText(withdrawal.fee),
      sent: moneyText(withdrawal.sent),
      received: moneyText(withdrawal.received),
      returned: moneyText(withdrawal.returned),
      held: moneyText(withdrawal.held),
    })),
  payouts: ({ world }: Platform) =>
    [...world.tables.payouts.all()].reverse().map((payout) => ({
      ...payout,
      amount: moneyText(payout.amount),
      received: moneyText(payout.received),
    })),
  service: serviceDesk,
  clock: ({ world }: Platform) => ({ now: world.clock.now(), ...operatorSettings(world).clock }),
  merchants: ({ world }: Platform) =>
    [...world.merchants.values()].map((merchant) => ({
      merchantCode: merchant.code,
      name: merchant.name,
      country: merchant.country,
      countryName: merchant.countryName,
      currency: merchant.currency,
      langList: merchant.languages,
      domains: merchant.domains,
      minimumAge: merchant.minimumAge,
      creditAfterMs: creditDelay(world, merchant),
      depositMethods: merchant.depositMethods.map(({ code, name }) => ({
        code,
        name,
        open: methodIsOpen(world, merchant, code),
      })),
      payoutAfterMs: payoutDelay(world, merchant),
      walletPerVendor: !isSingleWallet(world, merchant),
    })),
  modules: ({ world }: Platform) =>
    Object.fromEntries(
      [...world.merchants.values()].map((merchant) => [
        merchant.code,
        Object.fromEntries(MODULES.map((id) => [id, moduleOn(world, merchant, id)])),
      ]),
    ),
  register: ({ world }: Platform) =>
    Object.fromEntries([...world.merchants.values()].map((merchant) => [merchant.code, fieldRules(world, merchant)])),
  market: ({ world }: Platform) => {
    const { defaultMerchant, hosts, visitorCountry, visitorIp } = operatorSettings(world)
    return { defaultMerchant, hosts, visitorCountry, visitorIp }
  },
  site: ({ world }: Platform) => {
    const { maintenance, regionRestriction } = operatorSettings(world)
    return { maintenance, regionRestriction }
  },
  faults: ({ faults }: Platform) => ({ latency: faults.latency, faults: faults.list() }),
  ...agentDeskReads,
  verify: ({ world, rules }: Platform) => verify(world, rules.invariants),
  log: ({ log }: Platform) => log.list(),
} as const

/** Name of a read. */
export type ReadName = keyof typeof reads
