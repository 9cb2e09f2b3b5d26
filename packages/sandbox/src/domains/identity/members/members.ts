import { memberAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { openAccount } from '../../../core/ledger/ledger.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { type Context } from '../../../Context.ts'
import type { Member, MemberType } from './rows.ts'

const FIRST_MEMBER = 100_001

/** Input of {@link createMember}; everything else has the value of a plain member. */
export type NewMember = Pick<Member, 'account'> &
  Partial<Omit<Member, 'id' | 'merchant' | 'passwordHash' | 'account'>> & {
    /** Empty for an account that logs in by SMS or as a trial only. */
    readonly password: string
    readonly type?: MemberType
  }

/** Creates a member and opens the ledger account. The caller has checked the name. */
export function createMember(context: Context, merchant: Merchant, person: NewMember): Member {
  const { password, ...given } = person
  const member: Member = {
    nickname: given.account,
    type: 0,
    firstTimeLogin: false,
    passwordExpired: false,
    rank: 0,
    uplineId: null,
    toUpline: false,
    affiliateCode: null,
    language: merchant.languages[0] ?? 'EN',
    avatar: '0',
    email: '',
    mobile: '',
    mobileVerified: false,
    payeeName: '',
    birthday: '',
    verified: false,
    registeredAt: context.clock.now(),
    lastLoginAt: null,
    lastLoginIp: '',
    profile: {},
    ...given,
    id: nextNumber(context, 'member', FIRST_MEMBER),
    merchant: merchant.code,
    passwordHash: password === '' ? '' : context.passwords.hash(password),
  }
  context.tables.members.put(String(member.id), member)
  openAccount(context, memberAccount(member.id), merchant.currency)
  return member
}

/** Whether the password is the member's. Takes as long for an unknown member as for a wrong password. */
export function passwordFits(context: Context, member: Member | undefined, password: string): boolean {
  return context.passwords.fits(member?.passwordHash ?? '', password)
}

/** The member with this user name at the merchant; case is ignored. */
export function memberByAccount(
  context: Pick<Context, 'tables'>,
  merchant: string,
  account: string,
): Member | undefined {
  return context.tables.members.by('account', `${merchant}/${account.trim().toLowerCase()}`)[0]
}

/** The member with this mobile number (international digits) at the merchant. */
export function memberByMobile(context: Pick<Context, 'tables'>, merchant: string, mobile: string): Member | undefined {
  return context.tables.members.by('mobile', `${merchant}/${mobile}`)[0]
}

/** The member with this email address at the merchant; case is ignored. */
export function memberByEmail(context: Pick<Context, 'tables'>, merchant: string, email: string): Member | undefined {
  return context.tables.members.by('email', `${merchant}/${email.trim().toLowerCase()}`)[0]
}

/** The agent with this affiliate code; case is ignored. */
export function agentByCode(context: Pick<Context, 'tables'>, merchant: string, code: string): Member | undefined {
  return context.tables.members.by('affiliateCode', `${merchant}/${code.trim().toUpperCase()}`)[0]
}

/** Facts that identify the person; the register of exclusions is updated when they change. */
const TRAITS = ['mobile', 'mobileVerified', 'email', 'payeeName', 'birthday', 'verified', 'profile'] as const

/** Changes some facts of a member. */
export function changeMember(context: Context, id: number, change: Partial<Member>): Member {
  const member = context.tables.members.get(String(id))
  if (!member) throw new Error(`no member ${id}`)
  const changed = { ...member, ...change }
  context.tables.members.put(String(id), changed)
  if (TRAITS.some((trait) => changed[trait] !== member[trait])) {
    // The person's former traits stay registered.
    context.ports.followTraits(context, member)
    context.ports.followTraits(context, changed)
  }
  return changed
}

/** Masks a mobile number except its last four digits, as member info shows it. */
export function maskedMobile(mobile: string): string {
  return mobile ? `${'*'.repeat(Math.max(0, mobile.length - 4))}${mobile.slice(-4)}` : ''
}

/** Masks a name for strangers: up to three letters, stars, the last one. At least one letter is hidden. */
export function maskedName(name: string): string {
  return `${name.slice(0, Math.max(0, Math.min(3, name.length - 2)))}***${name.slice(-1)}`
}
