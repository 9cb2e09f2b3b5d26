import { memberAccount } from '../../../core/ledger/accounts.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { openAccount } from '../../../core/ledger/ledger.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { type World } from '../../../World.ts'
import type { Member, MemberType } from './rows.ts'

const FIRST_MEMBER = 100_001

/** What {@link createMember} needs; everything else has a plain member's value. */
export type NewMember = Pick<Member, 'account'> &
  Partial<Omit<Member, 'id' | 'merchant' | 'passwordHash' | 'account'>> & {
    /** Empty for an account that is entered by SMS or as a trial only. */
    readonly password: string
    readonly type?: MemberType
  }

/** Writes a member and opens the ledger account. The caller has checked the name. */
export function createMember(world: World, merchant: Merchant, person: NewMember): Member {
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
    registeredAt: world.clock.now(),
    lastLoginAt: null,
    lastLoginIp: '',
    profile: {},
    ...given,
    id: nextNumber(world, 'member', FIRST_MEMBER),
    merchant: merchant.code,
    passwordHash: password === '' ? '' : world.passwords.hash(password),
  }
  world.tables.members.put(String(member.id), member)
  openAccount(world, memberAccount(member.id), merchant.currency)
  return member
}

/** Whether the password is the member's. Nobody's takes as long to refuse as a wrong one. */
export function passwordFits(world: World, member: Member | undefined, password: string): boolean {
  return world.passwords.fits(member?.passwordHash ?? '', password)
}

/** The member with this login name at the merchant; case does not matter. */
export function memberByAccount(world: Pick<World, 'tables'>, merchant: string, account: string): Member | undefined {
  return world.tables.members.by('account', `${merchant}/${account.trim().toLowerCase()}`)[0]
}

/** The member with this mobile number (international digits) at the merchant. */
export function memberByMobile(world: Pick<World, 'tables'>, merchant: string, mobile: string): Member | undefined {
  return world.tables.members.by('mobile', `${merchant}/${mobile}`)[0]
}

/** The member with this e-mail address at the merchant; case does not matter. */
export function memberByEmail(world: Pick<World, 'tables'>, merchant: string, email: string): Member | undefined {
  return world.tables.members.by('email', `${merchant}/${email.trim().toLowerCase()}`)[0]
}

/** The agent whose affiliate code this is; case does not matter. */
export function agentByCode(world: Pick<World, 'tables'>, merchant: string, code: string): Member | undefined {
  return world.tables.members.by('affiliateCode', `${merchant}/${code.trim().toUpperCase()}`)[0]
}

/** Facts of a member that tell the person; the register of exclusions follows them. */
const TRAITS = ['mobile', 'mobileVerified', 'email', 'payeeName', 'birthday', 'verified', 'profile'] as const

/** Changes some facts of a member. */
export function changeMember(world: World, id: number, change: Partial<Member>): Member {
  const member = world.tables.members.get(String(id))
  if (!member) throw new Error(`no member ${id}`)
  const changed = { ...member, ...change }
  world.tables.members.put(String(id), changed)
  if (TRAITS.some((trait) => changed[trait] !== member[trait])) {
    // What the person was known by before stays known.
    world.ports.followTraits(world, member)
    world.ports.followTraits(world, changed)
  }
  return changed
}

/** A mobile number with all but its last four digits hidden, as member info shows it. */
export function maskedMobile(mobile: string): string {
  return mobile ? `${'*'.repeat(Math.max(0, mobile.length - 4))}${mobile.slice(-4)}` : ''
}

/** A name as strangers may see it: up to three letters, stars, the last one. At least one letter is hidden. */
export function maskedName(name: string): string {
  return `${name.slice(0, Math.max(0, Math.min(3, name.length - 2)))}***${name.slice(-1)}`
}
