import { Refusal } from '../../../Refusal.ts'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { walletBalance } from '../../../core/ledger/ledger.ts'
import { createMember, memberByAccount, memberByMobile } from '../../identity/members/members.ts'
import { internationalMobile } from '../../identity/members/mobile.ts'
import { refuseGuessable } from '../../access/security/guessable.ts'
import { checkAccountFields } from '../../access/security/register.ts'
import { noConsent } from '../../identity/members/consent.ts'
import { refuseOfficial, typedNickname, typedText } from '../../identity/members/typedText.ts'
import { checkBirthday } from '../../identity/members/birthday.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import type { Context } from '../../../Context.ts'
import { readType } from './downlineType.ts'
import { putRates, ratesOf, ratesText, readRates } from './rates.ts'
import { branchIds, directDownlines, teamBelow } from './tree.ts'

/** A member of the team as shown to the agent above. */
export interface DownlineView {
  readonly member: Member
  readonly level: number
  readonly available: boolean
  /** Minor units. */
  readonly balance: bigint
  readonly teamCount: number
}

/** Query of a list of downlines. */
export interface DownlineQuery {
  readonly search?: string | undefined
  readonly sortColumn: 'account' | 'type' | 'balance' | 'lastLogin' | 'regDate' | 'teamCount'
  readonly sortType: 'asc' | 'desc'
}

/** Direct downlines of `head`; with a search, everyone below whose name contains it. Sorted, equal rows by name. */
export function findDownlines(context: Context, head: Member, baseLevel: number, query: DownlineQuery): DownlineView[] {
  const text = query.search?.trim().toLowerCase() ?? ''
  const found: DownlineView[] = []
  if (text === '') {
    for (const member of directDownlines(context, head.id)) found.push(viewOf(context, member, baseLevel + 1))
  } else {
    for (const { member, level } of teamBelow(context, head.id)) {
      const names = [member.account, member.nickname]
      if (names.some((name) => name.toLowerCase().includes(text)))
        found.push(viewOf(context, member, baseLevel + level))
    }
  }
  const sign = query.sortType === 'asc' ? 1 : -1
  return found.sort((a, b) => sign * compare(a, b, query.sortColumn) || byName(a, b))
}

/** A member as a row of the team. */
export function viewOf(context: Context, member: Member, level: number): DownlineView {
  return {
    member,
    level,
    available: contactable(context, member),
    balance: walletBalance(context, memberAccount(member.id)),
    teamCount: branchIds(context, member.id).length - 1,
  }
}

/** Balance of the people below who are available, how many these are, and how many are left out. */
export function teamBalanceOf(context: Context, headId: number) {
  let [teamBalance, teamCount, unavailableCount] = [0n, 0, 0]
  for (const { member } of teamBelow(context, headId)) {
    if (contactable(context, member)) {
      teamBalance += walletBalance(context, memberAccount(member.id))
      teamCount++
    } else unavailableCount++
  }
  return { teamBalance, teamCount, unavailableCount }
}

/**
 * Creates an account under an agent. The agent knows its first password, so the member must change it at the first
 * login. Its rates are at most the agent's own.
 */
export function addDownline(
  context: Context,
  merchant: Merchant,
  agent: Member,
  request: {
    readonly username: string
    readonly password: string
    readonly nickname?: string | undefined
    readonly payeeName?: string | undefined
    readonly birthday?: string | undefined
    readonly mobileNum?: string | undefined
    readonly type: number
    readonly rates: Readonly<Record<string, string>>
  },
): Member {
  const account = request.username.trim()
  checkAccountFields(context, merchant, { username: account, password: request.password })
  if (memberByAccount(context, merchant.code, account))
    throw new Refusal('user.already.exists', { value: { field: 'username' } })
  checkBirthday(context, merchant, request.birthday?.trim() ?? '')
  const mobile = internationalMobile(merchant, request.mobileNum ?? '') ?? ''
  if (request.mobileNum && !mobile)
    throw new Refusal('field.invalid', { value: { field: 'mobileNum' }, values: ['mobileNum'] })
  const known = {
    mobile,
    email: '',
    payeeName: typedText(request.payeeName ?? '', 'payeeName', 50),
    birthday: request.birthday?.trim() ?? '',
  }
  refuseGuessable(merchant, request.password, { ...known, account }, 'password')
  if (mobile && memberByMobile(context, merchant.code, mobile))
    throw new Refusal('mobile.taken', { value: { field: 'mobileNum' } })
  const nickname = request.nickname?.trim() && typedNickname(context, request.nickname)
  if (!nickname) refuseOfficial(context, account, 'username')
  const type = readType(request.type)
  const rates = readRates(context, agent, request.rates)
  const member = createMember(context, merchant, {
    ...known,
    account,
    password: request.password,
    nickname: nickname || account,
    type,
    toUpline: true,
    firstTimeLogin: true,
    consent: noConsent(context.clock.now()),
    uplineId: agent.id,
  })
  putRates(context, member.id, rates)
  return member
}

/** Rates of a member in their wire form. */
export const shownRates = (context: Context, memberId: number) => ratesText(ratesOf(context, memberId))

// The order must not reveal hidden figures, so people out of reach count as having none.
function compare(a: DownlineView, b: DownlineView, column: DownlineQuery['sortColumn']): number {
  switch (column) {
    case 'type':
      return a.member.type - b.member.type
    case 'balance':
      return Number(shown(a, a.balance, 0n) - shown(b, b.balance, 0n))
    case 'lastLogin':
      return shown(a, a.member.lastLoginAt ?? 0, 0) - shown(b, b.member.lastLoginAt ?? 0, 0)
    case 'regDate':
      return a.member.registeredAt - b.member.registeredAt
    case 'teamCount':
      return a.teamCount - b.teamCount
    default:
      return byName(a, b)
  }
}

const shown = <Value>(view: DownlineView, value: Value, otherwise: Value): Value => (view.available ? value : otherwise)

const byName = (a: DownlineView, b: DownlineView) =>
  a.member.account.localeCompare(b.member.account) || a.member.id - b.member.id
