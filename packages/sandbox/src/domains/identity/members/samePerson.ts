import type { World } from '../../../World.ts'
import { internationalMobile } from './mobile.ts'
import type { Member } from './rows.ts'

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')

/** Everything of a member that tells the person behind the account: contacts, documents, and accounts paid out to. */
function marksOf(world: Pick<World, 'tables' | 'merchants' | 'ports'>, member: Member): string[] {
  const { mobile, email, payeeName, birthday, profile, merchant } = member
  const own = world.merchants.get(merchant)
  const cards = world.ports.payoutAccounts(world, member.id)
  const marks: (string | false | undefined)[] = [
    mobile && `mobile:${mobile}`,
    email && `email:${plain(email)}`,
    payeeName && birthday && `person:${plain(payeeName)}|${birthday}`,
    profile['idNumber'] && `id:${plain(profile['idNumber'])}`,
    // Accounts are paid out in the owner's own name, so the same name on both sides is taken for the same person.
    payeeName && cards.length > 0 && `payee:${plain(payeeName)}`,
    ...cards.map(({ accountNumber }) => `account:${accountNumber}`),
    // An e-wallet goes by its mobile number.
    ...cards.map(({ accountNumber }) => {
      const number = own && internationalMobile(own, accountNumber)
      return number ? `mobile:${number}` : ''
    }),
  ]
  return marks.filter((mark): mark is string => typeof mark === 'string' && mark !== '')
}

/** Whether two accounts belong to one person as far as their data tell, a shared name on payout accounts included. */
export function samePerson(world: Pick<World, 'tables' | 'merchants' | 'ports'>, one: Member, other: Member): boolean {
  if (one.id === other.id) return true
  const marks = new Set(marksOf(world, one))
  return marksOf(world, other).some((mark) => marks.has(mark))
}
