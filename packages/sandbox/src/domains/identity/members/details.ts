import { Refusal } from '../../../Refusal.ts'
import { changeMember } from './members.ts'
import { typedNickname, typedText } from './typedText.ts'
import { checkBirthday } from './birthday.ts'
import type { Member } from './rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'

/** Profile fields that a member can change freely. */
export const PROFILE_FIELDS = [
  'permanentAddress',
  'currentAddress',
  'birthPlace',
  'nationality',
  'occupation',
  'incomeSource',
  'bankAccountNumber',
  'lineContact',
  'promoCode',
  'bonusCode',
] as const

/** Longest text of a field, in characters. */
const LONGEST = 200

/** Requested changes: omitted fields stay, empty ones are cleared. */
export type ProfileChanges = Readonly<
  Partial<Record<(typeof PROFILE_FIELDS)[number] | 'payeeName' | 'birthday', string | undefined>>
>

/** Changes the name that others see. */
export function setNickname(context: Context, member: Member, typed: string): void {
  changeMember(context, member.id, { nickname: typedNickname(context, typed) })
}

/** Changes profile fields. Real name and birthday can be set once; after that they are fixed. */
export function changeDetails(context: Context, merchant: Merchant, member: Member, changes: ProfileChanges): Member {
  const profile: Record<string, string> = { ...member.profile }
  for (const name of PROFILE_FIELDS) {
    const changed = changes[name]
    if (changed === undefined) continue
    const value = typedText(changed, name, LONGEST)
    if (value === '') delete profile[name]
    else profile[name] = value
  }
  if (profile['bankAccountNumber'] && !/^[A-Za-z0-9 -]{5,34}$/.test(profile['bankAccountNumber'])) {
    throw invalid('bankAccountNumber')
  }
  const payeeName = once('payeeName', member.payeeName, changes.payeeName)
  const birthday = once('birthday', member.birthday, changes.birthday)
  if (payeeName !== member.payeeName && [...payeeName].length < 2) throw invalid('payeeName')
  if (birthday !== member.birthday) checkBirthday(context, merchant, birthday)
  return changeMember(context, member.id, { profile, payeeName, birthday })
}

function once(field: string, known: string, typed: string | undefined): string {
  const wanted = typedText(typed ?? '', field, LONGEST)
  if (wanted === '' || wanted === known) return known
  if (known !== '') throw new Refusal('profile.field.fixed', { value: { field } })
  return wanted
}

const invalid = (field: string) => new Refusal('field.invalid', { value: { field }, values: [field] })
