import type { Member } from '@croupier/stores'

const nameKeys = ['labelName', 'name', 'label'] as const

const nameOf = (label: unknown): string | undefined => {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const record = label as Readonly<Record<string, unknown>>
  const name = nameKeys.map((key) => record[key]).find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : undefined
}

/**
 * The labels of an account, as words (S-336). Their shape is not specified: texts are used as they are, objects by
 * their name, anything else is left out, and duplicates are removed.
 */
export const memberLabels = (labels: readonly unknown[]): readonly string[] => [
  ...new Set(labels.map(nameOf).filter((name): name is string => name !== undefined && name.trim() !== '')),
]

/** The name of a club with the member's level in it; a name that contains the level is not repeated (S-336). */
export function clubText(
  { labelName: name, rankLevel }: Pick<NonNullable<Member['clubLabel']>, 'labelName' | 'rankLevel'>,
  level: (rank: number) => string,
): string {
  const isSaid = rankLevel === null || name?.includes(String(rankLevel))
  return [name, isSaid ? '' : level(rankLevel)].filter(Boolean).join(' · ')
}
