/** Pages and bands that replace the site: maintenance, region, offline, retry, stale chunk, not found, crash. */
export default {
  // System status
  game_maintenance: 'Games are under maintenance',
  info_maintenance: 'We are working on the system and will be back soon. Your balance is safe.',
  blockip: 'Access restricted',
  info_ip_block: 'Our service is not available from your location or IP address.',
  'blocked.balance': 'Your balance is {amount}. You can still withdraw it.',
  'blocked.withdraw': 'If you have money here, you can still log in and withdraw it.',
  'blocked.help': 'If you think this is a mistake, or you need your balance, contact customer service.',
  your_ip: 'Your IP address',
  'blocked.ip_unknown': 'Unknown',

  // Start-up
  'status.retry_title': 'We can’t reach the site',
  in_network_again: 'The network connection failed. What you typed is kept; please try again.',
  timeout_retry_please: 'The page took too long to load. Please try again.',
  domain_check_failed: 'This address is not valid. Please contact customer service.',

  // Connection
  'status.blockers': 'Programs that block gambling sites',
  'offline.title': 'You are offline',
  'offline.text': 'You see what was loaded last. Money actions wait until you are back online.',

  // Parts of the page that did not load
  'chunk.title': 'This part of the site did not load',
  'chunk.missing': 'The site has probably been updated. Reload to get the new version.',
  'chunk.timeout': 'It took too long to load. Check your connection and reload.',
  'chunk.other': 'Something stopped it from loading. Reload the page.',
  'chunk.css': 'The styles of this page did not load. Reload the page.',
  'chunk.reload': 'Reload page',

  // Not found and crash
  'not_found.title': 'Page not found',
  'not_found.text': 'There is nothing at this address. The link may be old or mistyped.',
  'crash.title': 'Something went wrong',
  'crash.text': 'This page stopped working. Your account and balance are not affected.',

  // Lists
  'list.failed': 'The list could not be loaded.',

  // Page titles
  'title.site': '{page} · {brand}',
  'title.home': 'Home',
  'title.safety': 'Safer play',
  'title.licences': 'Open-source licences',
  'title.notices': 'Announcements',
  'title.point_mall': 'Points mall',
  'title.game': 'Game',
  'title.login': 'Log in',
  'title.register': 'Sign up',
  'title.not_found': 'Page not found',
  'title.maintenance': 'Maintenance',
  'title.blocked': 'Access restricted',
  'title.age': 'Not for you yet',
  'age.closed_title': 'This site is for people aged {age, number} and over',
  'age.closed': 'You said that you are younger. You can come back when you are old enough.',
  'title.help': 'Help centre',
  'title.contact': 'Contact us',
  'title.deposit_tutorial': 'How to deposit',
  'title.complaints': 'Complaints',
  'title.accessibility': 'Accessibility',
  'title.data': 'Data use',
  'title.domains': 'Our addresses',
  'title.status': 'What works now',
  'title.trusted': 'Trusted contact',
  'title.terms': 'Terms of use',
  'title.privacy': 'Privacy policy',
  'title.join': 'Become an affiliate',
  'blocked.address_title': 'Your IP address is blocked',
  'blocked.address': 'Access from this IP address has been stopped. Other people in your region are not affected.',
} as const
