import type english from '../en/records.ts'

/** Betting record: filters, columns, totals, statuses. */
export default {
  'records.title': 'Talaan ng mga taya',
  'records.filters': 'Mga filter',
  'records.export': 'I-save bilang table',
  'records.show': 'Ipakita ang mga taya',
  'records.from': 'Mula',
  'records.to': 'Hanggang',
  'records.period': 'Panahon',
  'records.today': 'Ngayong araw',
  'records.yesterday': 'Kahapon',
  'records.previous_7': 'Nakaraang 7 araw',
  'records.previous_30': 'Nakaraang 30 araw',
  'records.next_7': 'Susunod na 7 araw',
  'records.next_30': 'Susunod na 30 araw',
  'records.custom': 'Ibang panahon',
  'records.category': 'Kategorya',
  'records.vendor': 'Provider',
  'records.status': 'Status',
  'records.all': 'Lahat',
  'records.search': 'Maghanap',
  'records.reset': 'I-reset ang mga filter',

  // Columns
  'records.table': 'Mga taya sa napiling panahon',
  'records.time': 'Oras',
  'records.settled_at': 'Natapos',
  'records.game': 'Laro',
  'records.order': 'Numero ng taya',
  'records.stake': 'Taya',
  'records.valid_bet': 'Valid na taya',
  'records.payout': 'Payout',
  'records.net': 'Netong resulta',
  'records.details': 'Detalye ng taya',
  'records.copy_order': 'Kopyahin ang numero ng taya',

  // Totals
  'records.totals': 'Kabuuan ng panahon',
  'records.page_total': 'Pahinang ito',
  'records.period_total': 'Buong panahon',
  'records.bets': '{count, plural, one {# taya} other {# na taya}}',
  'records.total_stake': 'Kabuuang taya',
  'records.total_valid_bet': 'Kabuuang valid na taya',
  'records.total_payout': 'Kabuuang payout',
  'records.total_net': 'Kabuuang netong resulta',
  'records.net_note': 'Ang netong resulta ay payout bawas ang taya.',

  // States
  'records.empty_title': 'Walang taya sa panahong ito',
  'records.empty_text': 'Pumili ng ibang panahon o i-clear ang mga filter.',
  'records.failed': 'Hindi ma-load ang talaan ng mga taya.',
  'records.loading': 'Nilo-load ang mga taya mo…',
  'records.range_too_long': 'Pumili ng hanggang {days, plural, one {# araw} other {# na araw}} lang.',
  'records.time_zone': 'Nasa oras ng {zone} ang mga ito.',
  'records.range_end_before_start': 'Mas maaga ang dulo kaysa sa simula.',
  'records.range_not_a_date': 'Maglagay ng totoong mga petsa.',

  // Calendar
  'calendar.open': 'Buksan ang kalendaryo',
  'calendar.previous_month': 'Nakaraang buwan',
  'calendar.next_month': 'Susunod na buwan',
  'calendar.chosen_range': 'Napili: {from} hanggang {to}',

  // Statuses
  'records.status_win': 'Panalo',
  'records.status_lose': 'Talo',
  'records.status_tie': 'Tabla',
  'records.status_cancelled': 'Kinansela',
  'records.status_open': 'Bukas pa',
  'records.settled_bets': 'Mga tapos na taya',
  'records.open_bets': 'Mga bukas na taya',
} satisfies Record<keyof typeof english, string>
