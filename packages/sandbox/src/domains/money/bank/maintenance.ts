import type { Maintenance } from '../../merchants/catalogue/rows.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Context } from '../../../Context.ts'

const place = (merchant: Merchant, bankCode: string) => `bank/${merchant.code}/${bankCode}`

/** The current maintenance of a bank, or undefined. */
export function bankMaintenance(context: Context, merchant: Merchant, bankCode: string): Maintenance | undefined {
  const row = context.tables.maintenance.get(place(merchant, bankCode))
  const now = context.clock.now()
  return row && row.from <= now && now < row.until ? row : undefined
}

/** Takes a bank out of service until a moment, or puts it back with null. */
export function setBankMaintenance(context: Context, merchant: Merchant, bankCode: string, until: number | null): void {
  const key = place(merchant, bankCode)
  if (until === null) context.tables.maintenance.delete(key)
  else context.tables.maintenance.put(key, { from: context.clock.now(), until })
}
