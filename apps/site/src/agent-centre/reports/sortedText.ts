import type { Text } from '@croupier/locales'
import type { TableTexts } from '@croupier/ui'

/** What a screen reader announces when another column sorts a report. */
export const sortedText =
  (text: Text): NonNullable<TableTexts['sorted']> =>
  (column, direction) =>
    direction === null ? text('report.sorted_usual') : text(`report.sorted_${direction}`, { column })
