/** Agent centre: its menu and what its pages share. */
export default {
  'agent.menu': 'Menu ng agent centre',
  'agent.close': 'Isara ang agent centre',
  'agent.loading': 'Nilo-load ang iyong team…',
  'agent.announcements': 'Mga anunsyo',
  'agent.overview': 'Buod ng team',
  'agent.register': 'Magdagdag ng account',
  'agent.team': 'Pamamahala ng team',
  'agent.betting': 'Taya ng team',
  'agent.user_loss': 'Panalo at talo ng mga manlalaro',
  'agent.income': 'Ang aking kita',
  'agent.account_details': 'Detalye ng mga account',
  'agent.transfer': 'Maglipat sa downline',
  'agent.agreements': 'Mga kontrata',
  'agent.dividends': 'Talaan ng dividend',
  'agent.daily_salary': 'Arawang sahod',
  'agent.hourly_salary': 'Sahod kada oras',
  'agent.real_time_salary': 'Real-time na sahod',

  // Announcements
  'announcement.failed': 'Hindi ma-load ang mga anunsyo.',
  'announcement.empty_title': 'Walang anunsyo',
  'announcement.empty_text': 'Dito ilalagay ang mga balita para sa mga ahente.',
} as const
