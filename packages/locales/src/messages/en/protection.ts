/** Player protection around play: breaks on every page, the age gate, what comes before the first deposit, consent. */
export default {
  'break.title_timeOut': 'You are taking a break',
  'break.title_exclusion': 'You have excluded yourself',
  'break.running': 'It lasts until {end}. Until then there is no play, no deposit and no advertising.',
  'break.over': 'It ended on {end}. Nothing opens by itself. If you want to play again, ask for it.',
  'break.returning': 'You asked to play again. Play opens on {time}.',
  'break.open': 'You can still withdraw, read your records and messages, and get help.',
  'break.ask': 'Ask to play again',
  'break.band_running': 'You are on a break until {end}.',
  'break.band_over': 'Your break is over. Play stays closed until you ask for it.',
  'break.details': 'What is open',
  'break.longer': 'You can start a longer break at any time. A break cannot be shortened.',
  'excluded.title': 'We cannot open an account for you now',
  'excluded.text':
    'This is to protect you. You do not have to do anything else here. If you want to talk to somebody, these offers are free and confidential:',
  'protection.title': 'How your balance is protected',
  'protection.none':
    'Your balance is kept together with the company’s own money. If the company became insolvent, your balance would not be protected.',
  'protection.separate':
    'Your balance is kept in accounts apart from the company’s own money. If the company became insolvent, it should be paid back from there, but that is not guaranteed.',
  'protection.trust':
    'Your balance is held for you by somebody independent of the company. If the company became insolvent, it would be paid back to you.',
  'protection.checks_title': 'What we ask for when you withdraw',
  'protection.checks':
    'A bank account or e-wallet in your own name, your payment password, and a code if your account uses one. You can prepare all of it today. Money that a bonus binds can go once its wagering is done.',
  'protection.read': 'I have read this',
  'limit_prompt.title': 'Do you want to set a deposit limit?',
  'limit_prompt.text': 'It counts everything you pay in. You choose the amount, and you can lower it at any time.',
  'limit_prompt.skip': 'Continue without a limit',
  'limit_prompt.again': 'If you continue without one, we ask again later.',
  'limit_prompt.review_title': 'Do your limits still fit?',
  'limit_prompt.review': 'It is a good time to look at them. Nothing changes unless you change it.',
  'limit_prompt.first_title': 'You have no limits yet',
  'limit_prompt.first': 'A limit helps you decide beforehand how much money and time you spend.',
  'limit_prompt.look': 'Look at my limits',
  'limit_prompt.keep': 'Keep them as they are',
  'limit_prompt.later': 'Not now',
} as const
