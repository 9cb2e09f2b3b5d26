import { dateAt, readDate } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Context } from '../../../Context.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

/** Highest plausible age in years; the form uses the same limit. */
const ELDEST = 130

/** Refuses an invalid birthday, and one of a person too young today by the market's calendar. */
export function checkBirthday(context: Context, merchant: Merchant, birthday: string): void {
  if (birthday === '') return
  const born = readDate(birthday, 'YYYY-MM-DD')
  if (!born) throw invalid()
  const today = dateAt(context.clock.now(), merchant.timeZone)
  if (Number(today.slice(0, 4)) - born.year > ELDEST) throw invalid()
  const comesOfAge = `${born.year + merchant.minimumAge}${birthday.slice(4)}`
  if (today < comesOfAge) {
    throw new Refusal('age.too.young', { value: { field: 'birthday' }, values: [String(merchant.minimumAge)] })
  }
}

const invalid = () => new Refusal('field.invalid', { values: ['birthday'], value: { field: 'birthday' } })
