import type { Brand } from '@croupier/ui'
import { brandSchema } from '@croupier/ui/brand'
import type { Version } from './Versions.tsx'

/** The studio's state: the current brand, and its versions, latest first. */
export interface StudioState {
  readonly brand: Brand
  readonly versions: readonly Version[]
}

/** Key of the state in `localStorage`. A brand is not secret. */
export const studioKey = 'croupier-brand-studio'

const brandOf = (value: unknown): Brand | undefined => {
  const result = brandSchema.safeParse(value)
  // Not the parsed result: the value keeps the order of the file's keys.
  return result.success ? (value as Brand) : undefined
}

/** The state of the last visit, without versions that are no longer valid; undefined if none is usable. */
export const readStudioState = (): StudioState | undefined => {
  try {
    const kept = JSON.parse(localStorage.getItem(studioKey) ?? '') as Partial<StudioState>
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

/** Saves the state for the next visit, unless the browser has no room or blocks storage. */
export const saveStudioState = (state: StudioState): void => {
  // A half-typed name makes the brand invalid; the last valid one stays saved.
  if (!brandOf(state.brand)) return
  try {
    localStorage.setItem(studioKey, JSON.stringify(state))
  } catch {}
}
