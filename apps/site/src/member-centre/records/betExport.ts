import type { Bet } from '@croupier/stores'
import type { CsvColumn } from '@croupier/ui'
import type { Text } from '@croupier/locales'
import { bookOptions, statusWords } from './betWords.ts'

/**
 * The columns of the exported record, in order: amounts as exact decimal text, game type and status in the person's
 * language [S-354].
 * @param time writes a time (epoch ms) as text
 */
export function betExportColumns(text: Text, time: (at: number) => string): readonly CsvColumn<Bet>[] {
  const books = bookOptions(text)
  return [
    { header: text('records.time'), csv: ({ betTime }) => time(betTime) },
    { header: text('records.order'), csv: ({ orderNo }) => orderNo },
    {
      header: text('records.category'),
      csv: ({ gameType }) => books.find(({ value }) => value === gameType)?.label ?? gameType ?? '',
    },
    { header: text('records.vendor'), csv: ({ vendorName }) => vendorName ?? '' },
    { header: text('records.game'), csv: ({ gameName }) => gameName ?? '' },
    { header: text('records.stake'), csv: ({ betAmount }) => betAmount },
    { header: text('records.valid_bet'), csv: ({ validBetAmount }) => validBetAmount },
    { header: text('records.payout'), csv: ({ winAmount }) => winAmount },
    { header: text('records.net'), csv: ({ netAmount }) => netAmount },
    { header: text('records.status'), csv: ({ status }) => statusWords(status, text).words },
  ]
}
