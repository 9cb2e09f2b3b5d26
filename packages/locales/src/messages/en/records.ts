/** Betting record: filters, columns, totals, statuses. */
export default {
  'records.title': 'Betting record',
  'records.filters': 'Filters',
  'records.filters_set': '{count, plural, one {# filter set} other {# filters set}}',
  'records.export': 'Download CSV',
  'records.show': 'Show bets',
  'date_range.shortcut_today': 'Today',
  'date_range.shortcut_yesterday': 'Yesterday',
  'date_range.shortcut_previous_7': 'Previous 7 days',
  'date_range.shortcut_previous_30': 'Previous 30 days',
  'date_range.shortcut_previous_90': 'Previous 90 days',
  'date_range.shortcut_next_7': 'Next 7 days',
  'date_range.shortcut_next_30': 'Next 30 days',
  'records.category': 'Category',
  'records.vendor': 'Vendor',
  'records.status': 'Status',
  'records.all': 'All',

  // Columns
  'records.table': 'Bets of the chosen period',
  'records.time': 'Time',
  'records.game': 'Game',
  'records.order': 'Bet number',
  'records.stake': 'Stake',
  'records.valid_bet': 'Valid bet',
  'records.payout': 'Payout',
  'records.net': 'Net result',

  // Totals
  'records.page_total': 'This page',
  'records.period_total': 'Whole period',
  'records.bets': '{count, plural, one {# bet} other {# bets}}',

  // States
  'records.empty_title': 'No bets in this period',
  'records.empty_text': 'Choose another period or clear the filters.',
  'records.failed': 'The betting record could not be loaded.',
  'records.range_too_long': 'Choose at most {days, plural, one {# day} other {# days}}.',
  'records.range_end_before_start': 'The end is before the start.',
  'records.range_not_a_date': 'Please enter valid dates.',

  // Statuses
  'records.status_win': 'Won',
  'records.status_lose': 'Lost',
  'records.status_returned': 'Returned',
  'records.status_tie': 'Tie',
  'records.status_cancelled': 'Cancelled',
  'records.status_open': 'Open',
  'records.open_bets': 'Open bets',
  'records.print': 'Print',
  'records.back': 'All bets',
  'records.details_of': 'Details of bet {id}',
  'records.detail_title': 'Bet {id}',
  'records.detail_failed': 'This bet could not be loaded.',
} as const
