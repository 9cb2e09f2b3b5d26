import type { Comparison } from './compare.ts'

/** 0 when everything looks the same, 1 when a picture differs, came or went, 2 if there was nothing to compare. */
export const exitCode = ({ changed, added, removed, compared }: Comparison): 0 | 1 | 2 => {
  if (changed.length + added.length + removed.length > 0) return 1
  return compared === 0 ? 2 : 0
}
