import type { Member } from './rows.ts'

/** Normalises case, spelling of accents, full stops, commas and spaces of a name. */
const plain = (name: string) =>
  name.normalize('NFKC').toLocaleLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim()

/** Whether a name on an account is the member's own. Any name matches a profile without one, as it was never asked. */
export function nameFits(member: Pick<Member, 'payeeName'>, name: string): boolean {
  return member.payeeName === '' || plain(member.payeeName) === plain(name)
}
