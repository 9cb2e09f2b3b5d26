import { dateAt, readDate } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { World } from '../../../World.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

/** Refuses a birthday that is no real day, or of somebody too young today by the market's own calendar. */
export function checkBirthday(world: World, merchant: Merchant, birthday: string): void {
  if (birthday === '') return
  const born = readDate(birthday, 'YYYY-MM-DD')
  if (!born) throw invalid()
  const today = dateAt(world.clock.now(), merchant.timeZone)
  const comesOfAge = `${born.year + merchant.minimumAge}${birthday.slice(4)}`
  if (today < comesOfAge) {
    throw new Refusal('age.too.young', { value: { field: 'birthday' }, values: [String(merchant.minimumAge)] })
  }
}

const invalid = () => new Refusal('field.invalid', { values: ['birthday'], value: { field: 'birthday' } })
