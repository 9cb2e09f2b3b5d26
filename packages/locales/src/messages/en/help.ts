/** Help centre, feedback, contacts and the guide to depositing. */
export default {
  'help.lead': 'Answers about your account, money and play. Search, or write to us.',
  'help.search': 'Search the help centre',
  'help.contents': 'On this page',
  'help.found': '{count, plural, =0 {No chapter found} one {# chapter found} other {# chapters found}}',
  'help.none_title': 'Nothing found',
  'help.none_text': 'Try another word, or write to us below.',
  'help.failed': 'The help centre could not be loaded.',
  'feedback.lead': 'No account needed. You get a reference that leads to the answer.',
  'feedback.write': 'Write to us',
  'feedback.sent': 'Thank you, we have your message.',
  'feedback.sent_text': 'Keep the reference. It shows you the answer on this page, with or without an account.',
  'feedback.another': 'Write another message',
  'feedback.status_title': 'See the answer',
  'feedback.reference': 'Reference',
  'feedback.reference_hint': 'You got it when you sent your message, for example F-7KQ2M9XWABCD.',
  'feedback.look_up': 'Look up',
  'feedback.sent_at': 'Sent',
  'feedback.open': 'We are working on it. There is no answer yet.',
  'feedback.answered': 'Answered {time}',
  'contact_us.lead': 'Choose how you want to reach us.',
  'contact_us.talk': 'Talk to us',
  'contact_us.talk_hint': 'Opens in a window of its own.',
  'contact_us.write': 'Write to us',
  'contact_us.write_text':
    'Feedback needs no account. Members can also write from their inbox and read the answer there.',
  'contact_us.operator': 'Who runs this site',
  'deposit_tutorial.lead': 'Five steps, a few minutes. Nothing is taken from you without your transfer.',
  'deposit_tutorial.open': 'Open the deposit page',
  'deposit_tutorial.open_text':
    'Log in and press Deposit. Before your first deposit you see how balances are protected and can set a limit.',
  'deposit_tutorial.choose': 'Choose a method and type the amount',
  'deposit_tutorial.choose_text':
    'Fees, the smallest and the largest amount, and what is left of your limit are shown before you go on.',
  'deposit_tutorial.send': 'Send the money',
  'deposit_tutorial.send_text':
    'Transfer exactly the amount shown to the receiver shown. The receiver changes with every order, so never reuse an old one.',
  'deposit_tutorial.confirm': 'Enter the reference of your transfer',
  'deposit_tutorial.confirm_text':
    'It is in the receipt of your bank or e-wallet. Send it before the time on the page is over.',
  'deposit_tutorial.credit': 'Follow your order',
  'deposit_tutorial.credit_text':
    'Each stage is listed on the deposit page. If it is rejected, the reason is shown and nothing is charged.',
  'deposit_tutorial.payments': 'What you can pay with in your market.',
  'deposit_tutorial.own': 'Use an account in your own name',
  'deposit_tutorial.own_text':
    'Money from somebody else’s account cannot be credited. Deposit only what you can afford to lose.',
  'help.complaint_path': 'How to complain',
} as const
