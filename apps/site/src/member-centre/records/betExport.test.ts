import type { MessageDescriptor } from '@croupier/locales'
import type { Bet } from '@croupier/stores'
import { tableCsv } from '@croupier/ui/csv'
import { expect, it } from 'vitest'
import { betExportColumns } from './betExport.ts'

it('is CSV that a spreadsheet reads and does not run, in the words of the page [S-354]', () => {
  const bet: Bet = {
    orderNo: '=1+1',
    gameType: 'RNG',
    vassalage: 'PG',
    vendorName: 'PG, Ltd',
    gameName: 'Fish "Gold"',
    betTime: 5,
    betAmount: '0.10',
    validBetAmount: '0.10',
    winAmount: '0.20',
    netAmount: '0.10',
    status: 'win',
    nodeId: null,
    settleTime: null,
  }
  const columns = betExportColumns(
    (asked: string | MessageDescriptor) => (typeof asked === 'string' ? asked : asked.key).replace(/^records\./, ''),
    (at) => `t${at}`,
  )
  expect(tableCsv(columns, [bet]).split('\r\n')).toEqual([
    'time,order,category,vendor,game,stake,valid_bet,payout,net,status',
    `t5,'=1+1,con_rng,"PG, Ltd","Fish ""Gold""",0.10,0.10,0.20,0.10,status_win`,
    '',
  ])
})
