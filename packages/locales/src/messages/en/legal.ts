/** Short sample texts of the terms and the privacy policy; an operator replaces them with its own. */
export default {
  'terms.title': 'Terms of use',
  'terms.sample': 'Sample text. The operator replaces it with its own terms.',
  'terms.age': 'You are {age, number} years old or older, and gambling is allowed where you live.',
  'terms.one_account': 'One person has one account. You play for yourself, with your own money, under your real name.',
  'terms.safety':
    'You keep your password to yourself. You can set limits, take a break or close your account at any time.',
  'terms.results': 'The platform determines all results. If a page and the record differ, the record counts.',
  'terms.money':
    'Deposits and withdrawals go through methods in your own name. Fees and limits are shown before you confirm.',
  'terms.sandbox': 'On this sandbox no real money is used and nothing can be won.',
  'privacy.title': 'Privacy policy',
  'privacy.sample': 'Sample text. The operator replaces it with its own policy.',
  'privacy.what':
    'We keep what you enter at sign-up, your payments and your bets, because the law and your account need them.',
  'privacy.device':
    'On your device we keep your language, theme and session. If you ask us to, we keep your user name for 24 hours.',
  'privacy.sharing': 'Game vendors get a member number and your language, not your name or your contacts.',
  'privacy.choice':
    'Analytics run only if you agree. You can ask for your data or its deletion through customer service.',
  'licences.intro': 'This site contains software written by others. Each package is listed with its licence.',
  'licences.failed': 'The licences could not be loaded.',
  'licences.unstated': 'Not stated',
  'licences.without_text': 'The package does not include its licence text.',
  'privacy.error_reports': 'Report errors and slow pages',
  'privacy.error_reports_text':
    'The operator learns which pages fail or respond slowly, never who you are or what you entered. Off unless you switch it on. Applies to this device only.',
  'privacy.measuring': 'Measure my visits',
  'privacy.measuring_text': 'Helps us see which pages work. Off unless you switch it on. Applies to this device only.',
} as const
