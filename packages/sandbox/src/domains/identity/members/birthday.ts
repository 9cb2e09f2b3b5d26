import { dateAt, readDate } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { World } from '../../../World.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

/** Nobody is older, in years: the form says the same. */
const ELDEST = 130

/** Refuses a birthday that is no real day, or of somebody too young today by the market's own calendar. */
export function checkBirthday(world: World, merchant: Merchant, birthday: string): void {
  if (birthday === '') return
  const born = readDate(birthday, 'YYYY-MM-DD')
  if (!born) throw invalid()
  const today = dateAt(world.clock.now(), merchant.timeZone)
  if (Number(today.slice(0, 4)) - born.year > ELDEST) throw invalid()
  const comesOfAge = `${born.year + merchant.minimumAge}${birthday.slice(4)}`
  if (today < comesOfAge) {
    throw new Refusal('age.too.young', { value: { field: 'birthday' }, values: [String(merchant.minimumAge)] })
  }
}

const invalid = () => new Refusal('field.invalid', { values: ['birthday'], value: { field: 'birthday' } })
