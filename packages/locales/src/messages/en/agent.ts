/** Agent centre: its menu and texts shared by its pages. */
export default {
  'agent.menu': 'Agent centre menu',
  'agent.close': 'Close agent centre',
  'agent.loading': 'Loading your team…',
  'agent.announcements': 'Announcements',
  'agent.overview': 'Team overview',
  'agent.register': 'Add accounts',
  'agent.team': 'Team management',
  'agent.betting': 'Team betting',
  'agent.user_loss': 'Player profit and loss',
  'agent.income': 'My income',
  'agent.account_details': 'Account details',
  'agent.transfer': 'Transfer to downline',
  'agent.agreements': 'Contracts',
  'agent.dividends': 'Dividend record',
  'agent.daily_salary': 'Daily salary',
  'agent.hourly_salary': 'Hourly salary',
  'agent.real_time_salary': 'Real-time salary',

  // Announcements
  'announcement.failed': 'The announcements could not be loaded.',
  'announcement.empty_title': 'No announcements',
  'announcement.empty_text': 'News for agents will be listed here.',
} as const
