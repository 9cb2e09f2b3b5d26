import type english from '../en/records.ts'

/** Betting record: filters, columns, totals, statuses. */
export default {
  'records.title': 'Talaan ng mga taya',
  'records.filters': 'Mga filter',
  'records.filters_set': '{count, plural, one {# filter ang nakatakda} other {# filter ang nakatakda}}',
  'records.export': 'I-save bilang table',
  'records.show': 'Ipakita ang mga taya',
  'date_range.shortcut_today': 'Ngayong araw',
  'date_range.shortcut_yesterday': 'Kahapon',
  'date_range.shortcut_previous_7': 'Nakaraang 7 araw',
  'date_range.shortcut_previous_30': 'Nakaraang 30 araw',
  'date_range.shortcut_previous_90': 'Nakaraang 90 araw',
  'date_range.shortcut_next_7': 'Susunod na 7 araw',
  'date_range.shortcut_next_30': 'Susunod na 30 araw',
  'records.state': 'Mga taya',
  'records.state_all': 'Lahat',
  'records.state_open': 'Bukas',
  'records.state_settled': 'Tapos na',
  'records.settled_total': 'Mga tapos na taya sa panahon',
  'records.open_total': 'Mga bukas na taya sa panahon',
  'records.empty_open': 'Walang bukas na taya sa panahong ito',
  'records.category': 'Kategorya',
  'records.vendor': 'Provider',
  'records.status': 'Status',
  'records.all': 'Lahat',

  // Columns
  'records.table': 'Mga taya sa napiling panahon',
  'records.time': 'Oras',
  'records.game': 'Laro',
  'records.order': 'Numero ng taya',
  'records.stake': 'Taya',
  'records.valid_bet': 'Valid na taya',
  'records.payout': 'Payout',
  'records.net': 'Netong resulta',

  // Totals
  'records.page_total': 'Pahinang ito',
  'records.period_total': 'Buong panahon',
  'records.bets': '{count, plural, one {# taya} other {# na taya}}',

  // States
  'records.empty_title': 'Walang taya sa panahong ito',
  'records.empty_text': 'Pumili ng ibang panahon o i-clear ang mga filter.',
  'records.failed': 'Hindi ma-load ang talaan ng mga taya.',
  'records.range_too_long': 'Pumili ng hanggang {days, plural, one {# araw} other {# na araw}} lang.',
  'records.range_end_before_start': 'Mas maaga ang dulo kaysa sa simula.',
  'records.range_not_a_date': 'Maglagay ng totoong mga petsa.',

  // Statuses
  'records.status_win': 'Panalo',
  'records.status_lose': 'Talo',
  'records.status_returned': 'Ibinalik',
  'records.status_tie': 'Tabla',
  'records.status_cancelled': 'Kinansela',
  'records.status_open': 'Bukas pa',
  'records.open_bets': 'Mga bukas na taya',
  'records.print': 'I-print',
  'records.back': 'Lahat ng taya',
  'records.details_of': 'Detalye ng taya {id}',
  'records.detail_title': 'Taya {id}',
  'records.detail_failed': 'Hindi ma-load ang tayang ito.',
} satisfies Record<keyof typeof english, string>
