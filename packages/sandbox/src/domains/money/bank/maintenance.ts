import type { Maintenance } from '../../merchants/catalogue/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { World } from '../../../World.ts'

const place = (merchant: Merchant, bankCode: string) => `bank/${merchant.code}/${bankCode}`

/** The running maintenance of a bank, or undefined. */
export function bankMaintenance(world: World, merchant: Merchant, bankCode: string): Maintenance | undefined {
  const row = world.tables.maintenance.get(place(merchant, bankCode))
  const now = world.clock.now()
  return row && row.from <= now && now < row.until ? row : undefined
}

/** Takes a bank out of service until a moment, or back in with null. */
export function setBankMaintenance(world: World, merchant: Merchant, bankCode: string, until: number | null): void {
  const key = place(merchant, bankCode)
  if (until === null) world.tables.maintenance.delete(key)
  else world.tables.maintenance.put(key, { from: world.clock.now(), until })
}
