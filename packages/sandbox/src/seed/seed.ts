import { DAY } from '@croupier/locales/calendar'
import { cashierAccount, houseAccount, memberAccount } from '../core/ledger/accounts.ts'
import { STATE_FORMAT } from '../core/state/format.ts'
import { changeMember, createMember, memberByAccount } from '../subjects/members/members.ts'
import { openAccount, post } from '../core/ledger/ledger.ts'
import { internationalMobile } from '../subjects/members/mobile.ts'
import { sendMessage } from '../subjects/inbox/messages.ts'
import type { Member } from '../subjects/members/rows.ts'
import type { Merchant } from '../subjects/merchants/Merchant.ts'
import type { World } from '../World.ts'
import { seedCashDesk } from './cashDesk.ts'
import { seedHistory } from './history.ts'
import { SEEDED_PASSWORD } from './password.ts'
import { seedSafety } from './safety.ts'
import { seedPeoplesRewards, sowRewards } from './rewards.ts'
import { seedWinners } from './winners.ts'

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
    mobileVerified: true,
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
    mobileVerified: true,
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

/** Writes what every state begins with: settings, books and a winner board. */
export function sowPlatform(world: World, seed: number): void {
  const [first] = world.merchants.values()
  world.tables.settings.put('operator', {
    format: STATE_FORMAT,
    seed,
    clock: { offset: 0, frozenAt: null },
    maintenance: false,
    regionRestriction: false,
    visitorIp: '203.0.113.7',
    visitorCountry: '',
    defaultMerchant: first?.code ?? '',
    hosts: {},
    creditAfter: {},
  })
  for (const merchant of world.merchants.values()) {
    openAccount(world, houseAccount(merchant.code), merchant.currency)
    openAccount(world, cashierAccount(merchant.code), merchant.currency)
    seedWinners(world, merchant, seed)
  }
  sowRewards(world)
}

/** Adds the people of the guide, and a year of one member's play. */
export function sowPeople(world: World, seed: number): void {
  for (const merchant of world.merchants.values()) {
    for (const person of PEOPLE[merchant.code] ?? []) seedPerson(world, merchant, person)
  }
  const maria = memberByAccount(world, 'crph', 'maria')
  if (maria) seedHistory(world, maria, seed)
  seedSafety(world)
  seedCashDesk(world)
  seedPeoplesRewards(world)
}

function seedPerson(world: World, merchant: Merchant, { opening, upline, ...person }: Person): void {
  const now = world.clock.now()
  const above = upline ? memberByAccount(world, merchant.code, upline) : undefined
  const member = createMember(world, merchant, {
    ...person,
    mobile: person.mobile ? (internationalMobile(merchant, person.mobile) ?? '') : '',
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
