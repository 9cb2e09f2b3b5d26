import { dateAt } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { World } from '../../../World.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'

/** Nobody is older, in years: the form says the same. */
const ELDEST = 130

/** Refuses a birthday that is no real day, or of somebody too young today by the market's own calendar. */
export function checkBirthday(world: World, merchant: Merchant, birthday: string): void {
  if (birthday === '') return
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday)) throw invalid()
  const born = new Date(`${birthday}T00:00:00Z`)
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== birthday) throw invalid()
  const today = dateAt(world.clock.now(), merchant.timeZone)
  if (Number(today.slice(0, 4)) - born.getUTCFullYear() > ELDEST) throw invalid()
  const comesOfAge = `${String(born.getUTCFullYear() + merchant.minimumAge).padStart(4, '0')}${birthday.slice(4)}`
  if (today < comesOfAge) {
    throw new Refusal('age.too.young', { value: { field: 'birthday' }, values: [String(merchant.minimumAge)] })
  }
}

const invalid = () => new Refusal('field.invalid', { values: ['birthday'], value: { field: 'birthday' } })
