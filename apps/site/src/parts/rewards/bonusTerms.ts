import type { Text } from '@croupier/locales'
import { categoryLabel } from '@croupier/stores'
import type { Description } from '@croupier/ui'

/** Terms that bind a bonus, as a reward or a bonus carries them. */
export interface BonusTerms {
  readonly multiple: number
  /** Decimal text; missing for a bonus without terms. */
  readonly required: string | null
  /** Percent of a stake that counts, by game type. */
  readonly weights: Readonly<Record<string, number>>
  readonly days?: number | null
  readonly cap?: string | null
}

/** The weights in words, the heaviest first: "Slots, Fishing: 100%". */
function weightLines(weights: BonusTerms['weights'], text: Text): readonly string[] {
  const byPercent = new Map<number, Set<string>>()
  for (const [type, percent] of Object.entries(weights)) {
    const games = byPercent.get(percent) ?? new Set()
    byPercent.set(percent, games.add(text(categoryLabel(type))))
  }
  return [...byPercent]
    .toSorted(([one], [other]) => other - one)
    .map(([percent, games]) => text('bonus.weight', { games: [...games].join(', '), percent }))
}

/**
 * The terms of a bonus as facts of one card: wagering, time, what counts, cap, and their effect on withdrawals [G-49].
 * A bonus without wagering says so in one line.
 */
export function bonusTerms(
  { multiple, required, weights, days, cap }: BonusTerms,
  text: Text,
  money: (amount: string) => string,
): readonly Description[] {
  if (multiple === 0 || required === null)
    return [{ label: text('bonus.wagering'), value: text('bonus.wagering_none') }]
  return [
    {
      label: text('bonus.wagering'),
      value: text('bonus.wagering_times', { amount: money(required), times: multiple }),
      strong: true,
    },
    ...(typeof days === 'number' ? [{ label: text('bonus.days'), value: text('bonus.days_value', { days }) }] : []),
    { label: text('bonus.weights'), value: weightLines(weights, text).join(' · ') },
    ...(typeof cap === 'string' ? [{ label: text('bonus.cap'), value: money(cap) }] : []),
    { label: text('bonus.withdrawal'), value: text('bonus.withdrawal_bound') },
  ]
}
