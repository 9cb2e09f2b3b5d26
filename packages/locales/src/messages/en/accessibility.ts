/** Accessibility statement. */
export default {
  'access.lead':
    'Everyone should be able to use this site. It follows the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
  'access.can': 'What you can do',
  'access.can_keyboard': 'Use every page and our own games with a keyboard alone.',
  'access.can_size': 'Enlarge text to 200% and pages to 400%.',
  'access.can_contrast': 'Choose a light or dark theme, or the contrast colours of your device.',
  'access.can_motion': 'Pause whatever moves. If your device asks for less motion, nothing moves.',
  'access.can_entry': 'Log in without reading a picture: with a code, or by email.',
  'access.tests': 'How we test',
  'access.tests_text':
    'Automatic tests check the pages in several languages, both themes and different sizes, and with the keyboard alone.',
  'access.limits': 'What does not work yet',
  'access.limits_readers': 'People who use screen readers have not tested this version.',
  'access.limits_games':
    'Games of other companies come from their own sites. Many cannot be used with a screen reader.',
  'access.limits_pictures': 'Pictures that other companies send may lack a description.',
  'access.tell': 'Is something in your way?',
  'access.tell_text':
    'Tell us the page and what happened. {operator} answers, and helps you by chat or email to do what you wanted to do.',
} as const
