import type { Bank } from '../../merchants/merchants/banks.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { demoMobile } from './mobile.ts'
import type { Member } from './rows.ts'

type Facts = Pick<
  Member,
  'type' | 'affiliateCode' | 'rank' | 'email' | 'birthday' | 'language' | 'avatar' | 'toUpline' | 'mobile'
>

/** A demo person as written in the seeds. */
export interface DemoPerson extends Partial<Facts> {
  readonly account: string
  /** Name on payout accounts. */
  readonly fullName?: string
  /** The operator has checked name and birthday. */
  readonly isChecked?: true
  readonly opening?: bigint
  readonly upline?: string
  /** Payout accounts, if the merchant has such banks. */
  readonly payouts?: readonly Payout[]
}

/** A payout account: the merchant's first, second or later bank or wallet. A wallet uses the person's mobile number. */
interface Payout {
  readonly cardType: Bank['cardType']
  readonly place: number
  readonly accountNumber?: string
}

/** Names that are common in a country. */
interface Names {
  readonly regular: { readonly account: string; readonly fullName: string; readonly birthday: string }
  readonly birthPlace?: string
  readonly agent: string
  readonly agentBelow: string
  readonly playerBelow: string
  readonly vip: string
}

const usual: Names = {
  regular: { account: 'maria', fullName: 'Maria Santos', birthday: '1990-04-12' },
  agent: 'Ace Reyes',
  agentBelow: 'Beth Garcia',
  playerBelow: 'Carl Mendoza',
  vip: 'Victoria Cruz',
}

const countries: Readonly<Record<string, Names>> = {
  PH: { ...usual, birthPlace: 'Manila' },
  BD: {
    regular: { account: 'rana', fullName: 'Rana Ahmed', birthday: '1994-09-03' },
    birthPlace: 'Dhaka',
    agent: 'Ace Rahman',
    agentBelow: 'Beth Akter',
    playerBelow: 'Carl Hossain',
    vip: 'Victoria Begum',
  },
}

const namesOf = ({ country }: Pick<Merchant, 'country'>): Names => countries[country] ?? usual

/** Account of the demo member with a bit of everything. */
export const regularAccount = (merchant: Pick<Merchant, 'country'>): string => namesOf(merchant).regular.account

/** Place of birth of the demo people. */
export const birthPlaceOf = (merchant: Merchant): string => namesOf(merchant).birthPlace ?? merchant.countryName

/** The demo people of a merchant, agents before their downlines. Names and numbers are those of its country. */
export function castOf(merchant: Merchant): readonly DemoPerson[] {
  const { regular, agent, agentBelow, playerBelow, vip } = namesOf(merchant)
  return [
    {
      account: 'ace',
      fullName: agent,
      birthday: '1984-02-17',
      type: 1,
      affiliateCode: 'ACE01',
      rank: 3,
      email: 'ace@mail.example',
      mobile: demoMobile(merchant, 1),
      opening: 2_000_000n,
      payouts: [{ cardType: 'BC', place: 2, accountNumber: '88000012345678' }],
    },
    {
      ...regular,
      isChecked: true,
      rank: 2,
      email: `${regular.account}@mail.example`,
      mobile: demoMobile(merchant, 2),
      language: merchant.languages[1] ?? 'EN',
      avatar: '2',
      payouts: [
        { cardType: 'EW', place: 0 },
        { cardType: 'BC', place: 0, accountNumber: '004400221002' },
      ],
    },
    { account: 'jun', birthday: '2001-06-30', avatar: '4' },
    { account: 'demo', type: 4, avatar: '1' },
    {
      account: 'beth',
      fullName: agentBelow,
      birthday: '1988-11-05',
      upline: 'ace',
      type: 2,
      affiliateCode: 'BETH1',
      toUpline: true,
      opening: 150_000n,
      avatar: '5',
    },
    {
      account: 'carl',
      fullName: playerBelow,
      birthday: '1992-03-21',
      upline: 'ace',
      toUpline: true,
      opening: 80_000n,
      avatar: '6',
    },
    {
      account: 'vip',
      fullName: vip,
      birthday: '1979-08-08',
      rank: 6,
      email: 'vip@mail.example',
      mobile: demoMobile(merchant, 6),
      opening: 25_000_000n,
      avatar: '7',
      payouts: [
        merchant.banks.some(({ cardType }) => cardType === 'EW')
          ? { cardType: 'EW', place: 1 }
          : { cardType: 'BC', place: 1, accountNumber: '004400221006' },
      ],
    },
  ]
}
