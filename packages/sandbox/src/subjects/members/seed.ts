import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, memberAccount } from '../../core/ledger/accounts.ts'
import { post } from '../../core/ledger/ledger.ts'
import { sendMessage } from '../inbox/messages.ts'
import type { Merchant } from '../merchants/Merchant.ts'
import type { Seed } from '../../Subject.ts'
import type { World } from '../../World.ts'
import { changeMember, createMember, memberByAccount } from './members.ts'
import { internationalMobile } from './mobile.ts'
import type { Member } from './rows.ts'

/** Password of every seeded person. */
export const SEEDED_PASSWORD = 'Croupier1'

type Person = Partial<Omit<Member, 'id' | 'merchant'>> & {
  readonly account: string
  readonly opening?: bigint
  readonly upline?: string
}

const PHILIPPINE_PEOPLE: readonly Person[] = [
  {
    account: 'ace',
    nickname: 'Ace',
    type: 1,
    affiliateCode: 'ACE01',
    rank: 3,
    email: 'ace@mail.example',
    mobile: '09170001001',
    opening: 2_000_000n,
  },
  {
    account: 'maria',
    nickname: 'Maria',
    rank: 2,
    email: 'maria@mail.example',
    mobile: '09170001002',
    payeeName: 'Maria Santos',
    birthday: '1990-04-12',
    verified: true,
    language: 'TY',
    avatar: '2',
  },
  { account: 'jun', nickname: 'Jun', avatar: '4' },
  { account: 'demo', nickname: 'Demo', type: 4, avatar: '1' },
  {
    account: 'beth',
    nickname: 'Beth',
    upline: 'ace',
    type: 2,
    affiliateCode: 'BETH1',
    toUpline: true,
    opening: 150_000n,
    avatar: '5',
  },
  { account: 'carl', nickname: 'Carl', upline: 'ace', toUpline: true, opening: 80_000n, avatar: '6' },
  {
    account: 'vip',
    nickname: 'Victoria',
    rank: 6,
    email: 'vip@mail.example',
    mobile: '09170001006',
    opening: 25_000_000n,
    avatar: '7',
  },
]

const BANGLADESHI_PEOPLE: readonly Person[] = [
  {
    account: 'rana',
    nickname: 'Rana',
    mobile: '01710000777',
    payeeName: 'Rana Ahmed',
    birthday: '1994-09-03',
    verified: true,
    language: 'BN',
    opening: 500_000n,
    avatar: '3',
  },
]

const SHOWCASE_PEOPLE: readonly Person[] = [{ account: 'vera', nickname: 'Vera', opening: 500_000n, avatar: '8' }]

const PEOPLE: Readonly<Record<string, readonly Person[]>> = {
  crph: PHILIPPINE_PEOPLE,
  crbd: BANGLADESHI_PEOPLE,
  crshow: SHOWCASE_PEOPLE,
}

/** A member of each market who has a little of everything. */
export const ONE_A_MARKET = [
  ['crph', 'maria'],
  ['crbd', 'rana'],
  ['crshow', 'vera'],
] as const

/** The people of the guide, with what they have at first. */
export const memberSeed: Seed = {
  people(world) {
    for (const merchant of world.merchants.values()) {
      for (const person of PEOPLE[merchant.code] ?? []) seedPerson(world, merchant, person)
    }
  },
}

/** A seeded person with the merchant; undefined where the merchant or the person is not there. */
export function seededPerson(
  world: World,
  code: string,
  account: string,
): { merchant: Merchant; member: Member } | undefined {
  const merchant = world.merchants.get(code)
  const member = memberByAccount(world, code, account)
  return merchant && member && { merchant, member }
}

function seedPerson(world: World, merchant: Merchant, { opening, upline, ...person }: Person): void {
  const now = world.clock.now()
  const above = upline ? memberByAccount(world, merchant.code, upline) : undefined
  const member = createMember(world, merchant, {
    ...person,
    mobile: person.mobile ? (internationalMobile(merchant, person.mobile) ?? '') : '',
    mobileVerified: person.mobile !== undefined,
    password: SEEDED_PASSWORD,
    uplineId: above?.id ?? null,
    registeredAt: now - (person.account === 'jun' ? 1 : 400) * DAY,
  })
  if (opening) {
    post(world, {
      kind: 'opening',
      reference: `opening-${member.id}`,
      at: now - 30 * DAY,
      moves: [{ from: cashierAccount(merchant.code), to: memberAccount(member.id), amount: opening }],
    })
  }
  if (person.verified) {
    changeMember(world, member.id, { lastLoginAt: now - DAY, lastLoginIp: '203.0.113.7' })
    sendMessage(world, member.id, 'info_fair_rounds', [])
    sendMessage(world, member.id, 'info_new_mail', [])
  }
}
