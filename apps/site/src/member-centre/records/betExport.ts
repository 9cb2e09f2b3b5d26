import type { Bet } from '@croupier/stores'
import type { CsvColumn } from '@croupier/ui'
import type { Text } from '@croupier/locales'
import { categoryOptions, statusWords } from '../../parts/records/betWords.ts'

/**
 * The columns of the exported record, in order: amounts as exact decimal text, game type and status in the person's
 * language [S-354].
 * @param time writes a time (epoch ms) as text
 */
export function betExportColumns(text: Text, time: (at: number) => string): readonly CsvColumn<Bet>[] {
  const categories = categoryOptions(text)
  return [
    { label: text('records.time'), csv: ({ betTime }) => time(betTime) },
    { label: text('records.order'), csv: ({ orderNo }) => orderNo },
    {
      label: text('records.category'),
      csv: ({ gameType }) => categories.find(({ value }) => value === gameType)?.label ?? gameType ?? '',
    },
    { label: text('records.vendor'), csv: ({ vendorName }) => vendorName ?? '' },
    { label: text('records.game'), csv: ({ gameName }) => gameName ?? '' },
    { label: text('records.stake'), csv: ({ betAmount }) => betAmount },
    { label: text('records.valid_bet'), csv: ({ validBetAmount }) => validBetAmount },
    { label: text('records.payout'), csv: ({ winAmount }) => winAmount },
    { label: text('records.net'), csv: ({ netAmount }) => netAmount },
    { label: text('records.status'), csv: (bet) => statusWords(bet, text).words },
  ]
}
