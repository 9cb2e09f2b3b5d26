import { HOUR } from '@croupier/locales/calendar'
import { earlier } from '../../core/clock/earlier.ts'
import { changeMember } from '../members/members.ts'
import { seededPerson } from '../members/seed.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../security/seed.ts'
import type { Seed } from '../../Subject.ts'
import { bindCard } from './cards.ts'

interface Account {
  readonly bankCode: string
  readonly accountNumber: string
}

/** Who was checked and has accounts to withdraw to. jun has none of it yet: the first steps are theirs. */
const PEOPLE: readonly (readonly [merchant: string, account: string, name: string, accounts: readonly Account[]])[] = [
  [
    'crph',
    'maria',
    'Maria Santos',
    [
      { bankCode: 'GCASH', accountNumber: '09170001002' },
      { bankCode: 'ISLA', accountNumber: '004400221002' },
    ],
  ],
  ['crph', 'vip', 'Victoria Cruz', [{ bankCode: 'MAYA', accountNumber: '09170001006' }]],
  ['crph', 'ace', 'Ace Reyes', [{ bankCode: 'SAMPAG', accountNumber: '88000012345678' }]],
  ['crph', 'beth', 'Beth Garcia', []],
  ['crph', 'carl', 'Carl Mendoza', []],
  ['crbd', 'rana', 'Rana Ahmed', [{ bankCode: 'BKASH', accountNumber: '01710000777' }]],
]

/** Checked identities, and payout accounts bound three days ago. */
export const bankSeed: Seed = {
  people(world) {
    for (const [code, account, accountName, accounts] of PEOPLE) {
      const person = seededPerson(world, code, account)
      if (!person) continue
      const member = changeMember(world, person.member.id, {
        payeeName: accountName,
        verified: true,
        profile: { ...person.member.profile, birthPlace: code === 'crbd' ? 'Dhaka' : 'Manila', incomeSource: 'Salary' },
      })
      for (const one of accounts) {
        bindCard(earlier(world, 72 * HOUR), person.merchant, member, {
          ...one,
          accountName,
          isDefault: false,
          password: SEEDED_PAYMENT_PASSWORD,
        })
      }
    }
  },
}
