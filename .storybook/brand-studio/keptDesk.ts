import { type Brand } from '@croupier/ui'
import { brandSchema } from '@croupier/ui/brand'
import type { Version } from './Versions.tsx'

/** What a designer has at hand: the brand at work, and its versions, the latest first. */
export interface Desk {
  readonly brand: Brand
  readonly versions: readonly Version[]
}

/** Where this browser keeps the desk. A brand is no secret. */
export const deskKey = 'croupier-brand-studio'

const brandOf = (value: unknown): Brand | undefined => {
  const result = brandSchema.safeParse(value)
  // As it was written: the order of its keys is the file's.
  return result.success ? (value as Brand) : undefined
}

/** The desk as it was left in this browser; what is no brand any more is left out, none where nothing was kept. */
export const readDesk = (): Desk | undefined => {
  try {
    const kept = JSON.parse(localStorage.getItem(deskKey) ?? '') as Partial<Desk>
    const brand = brandOf(kept.brand)
    const versions = (kept.versions ?? []).flatMap(({ id, brand: one }) => {
      const valid = brandOf(one)
      return valid && Number.isSafeInteger(id) ? [{ id, brand: valid }] : []
    })
    return brand && { brand, versions }
  } catch {
    return undefined
  }
}

/** Keeps the desk for the next visit; a browser that has no room or keeps nothing goes without. */
export const keepDesk = (desk: Desk): void => {
  // Half a name is no brand: what was there before is the better one to come back to.
  if (!brandOf(desk.brand)) return
  try {
    localStorage.setItem(deskKey, JSON.stringify(desk))
  } catch {}
}
