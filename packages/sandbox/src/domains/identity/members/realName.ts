import type { Member } from './rows.ts'

/** A name without regard to case, accents' spelling, points, commas and further blanks. */
const plain = (name: string) =>
  name.normalize('NFKC').toLocaleLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim()

/** Whether a name on an account is the member's own. A profile without a name fits every one: it was never asked. */
export function nameFits(member: Pick<Member, 'payeeName'>, name: string): boolean {
  return member.payeeName === '' || plain(member.payeeName) === plain(name)
}
