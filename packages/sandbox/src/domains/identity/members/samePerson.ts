import type { Context } from '../../../Context.ts'
import { internationalMobile } from './mobile.ts'
import type { Member } from './rows.ts'

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')

/** Everything that identifies the person behind an account: contacts, documents, and payout accounts. */
function marksOf(context: Pick<Context, 'tables' | 'merchants' | 'ports'>, member: Member): string[] {
  const { mobile, email, payeeName, birthday, profile, merchant } = member
  const own = context.merchants.get(merchant)
  const cards = context.ports.payoutAccounts(context, member.id)
  const marks: (string | false | undefined)[] = [
    mobile && `mobile:${mobile}`,
    email && `email:${plain(email)}`,
    payeeName && birthday && `person:${plain(payeeName)}|${birthday}`,
    profile['idNumber'] && `id:${plain(profile['idNumber'])}`,
    // Accounts are paid out in the owner's own name, so the same name on both sides counts as the same person.
    payeeName && cards.length > 0 && `payee:${plain(payeeName)}`,
    ...cards.map(({ accountNumber }) => `account:${accountNumber}`),
    // The number of an e-wallet is a mobile number.
    ...cards.map(({ accountNumber }) => {
      const number = own && internationalMobile(own, accountNumber)
      return number ? `mobile:${number}` : ''
    }),
  ]
  return marks.filter((mark): mark is string => typeof mark === 'string' && mark !== '')
}

/** Whether two accounts seem to belong to one person, which includes a shared name on payout accounts. */
export function samePerson(
  context: Pick<Context, 'tables' | 'merchants' | 'ports'>,
  one: Member,
  other: Member,
): boolean {
  if (one.id === other.id) return true
  const marks = new Set(marksOf(context, one))
  return marksOf(context, other).some((mark) => marks.has(mark))
}
