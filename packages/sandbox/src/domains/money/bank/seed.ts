import { HOUR } from '@croupier/locales/calendar'
import { earlier } from '../../../core/clock/earlier.ts'
import { birthPlaceOf, castOf } from '../../identity/members/cast.ts'
import { changeMember, memberByAccount } from '../../identity/members/members.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../access/security/seed.ts'
import type { Seed } from '../../../Subject.ts'
import { bindCard } from './cards.ts'

/** Checked identities, and payout accounts bound three days ago. jun has neither, to try the first steps with. */
export const bankSeed: Seed = {
  people(context) {
    for (const merchant of context.merchants.values()) {
      for (const { account, fullName, mobile = '', payouts = [] } of castOf(merchant)) {
        const found = memberByAccount(context, merchant.code, account)
        if (!found || !fullName) continue
        const member = changeMember(context, found.id, {
          payeeName: fullName,
          verified: true,
          profile: { ...found.profile, birthPlace: birthPlaceOf(merchant), incomeSource: 'Salary' },
        })
        for (const { cardType, place, accountNumber = mobile } of payouts) {
          const banks = merchant.banks.filter((one) => one.cardType === cardType)
          const bank = banks[place % banks.length]
          if (!bank) continue
          bindCard(earlier(context, 72 * HOUR), merchant, member, {
            bankCode: bank.code,
            accountNumber,
            accountName: fullName,
            isDefault: false,
            password: SEEDED_PAYMENT_PASSWORD,
          })
        }
      }
    }
  },
}
