/** Betting record: filters, columns, totals, statuses. */
export default {
  'records.title': 'Betting record',
  'records.filters': 'Filters',
  'records.from': 'From',
  'records.to': 'To',
  'records.period': 'Period',
  'records.today': 'Today',
  'records.yesterday': 'Yesterday',
  'records.previous_7': 'Previous 7 days',
  'records.previous_30': 'Previous 30 days',
  'records.custom': 'Other period',
  'records.category': 'Category',
  'records.vendor': 'Vendor',
  'records.status': 'Status',
  'records.all': 'All',
  'records.search': 'Search',
  'records.reset': 'Reset filters',

  // Columns
  'records.table': 'Bets of the chosen period',
  'records.time': 'Time',
  'records.settled_at': 'Settled',
  'records.game': 'Game',
  'records.order': 'Bet number',
  'records.stake': 'Stake',
  'records.valid_bet': 'Valid bet',
  'records.payout': 'Payout',
  'records.net': 'Net result',
  'records.details': 'Bet details',
  'records.copy_order': 'Copy bet number',

  // Totals
  'records.totals': 'Totals of the period',
  'records.page_total': 'This page',
  'records.period_total': 'Whole period',
  'records.bets': '{count, plural, one {# bet} other {# bets}}',
  'records.total_stake': 'Total stake',
  'records.total_valid_bet': 'Total valid bet',
  'records.total_payout': 'Total payout',
  'records.total_net': 'Total net result',
  'records.net_note': 'Net result is payout minus stake.',

  // States
  'records.empty_title': 'No bets in this period',
  'records.empty_text': 'Choose another period or clear the filters.',
  'records.failed': 'The betting record could not be loaded.',
  'records.loading': 'Loading your bets…',
  'records.end_before_start': 'The end is before the start.',
  'records.range_too_long': 'Choose at most {days, plural, one {# day} other {# days}}.',
  'records.date_invalid': 'Please enter a real date.',
  'records.time_zone': 'Times are in {zone}.',

  // Calendar
  'calendar.open': 'Open calendar',
  'calendar.previous_month': 'Previous month',
  'calendar.next_month': 'Next month',
  'calendar.chosen_range': 'Chosen: {from} to {to}',

  // Statuses
  'records.status_win': 'Won',
  'records.status_lose': 'Lost',
  'records.status_tie': 'Tie',
  'records.status_cancelled': 'Cancelled',
  'records.status_open': 'Open',
  'records.settled_bets': 'Settled bets',
  'records.open_bets': 'Open bets',
}
