/** Errors of the network or the platform, and what the player can do. */
export default {
  // One text for each class of failure
  unknown_error: 'Something unexpected happened. Please try again.',
  'failure.reference': 'Reference: {reference}',
  'failure.copy_reference': 'Copy reference',
  'errors.offline': 'You are offline. What you typed is kept; try again when you are connected.',
  'errors.stopped': 'The request was stopped before it was finished. Please try again.',
  'errors.unexpected_answer':
    'The response could not be read. If it happens again, give customer service the reference.',
  'errors.needs_https':
    'This page was opened over http, which cannot protect what you send. Open it over https and try again.',
  'errors.not_protected': 'The data could not be protected, so nothing was sent. Please try again.',

  // Phone and social login
  'auth/invalid-phone-number': 'The phone number is not valid.',
  'auth/missing-phone-number': 'Please enter a valid phone number.',
  'auth/too-many-requests':
    'Too many attempts. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  'auth/unknown': 'Something unexpected happened. Please try again.',
  'auth/invalid-verification-code': 'The code is not correct.',
  'auth/missing-verification-code': 'Please enter the code.',
  'auth/captcha-check-failed': 'The reCAPTCHA check failed or this site’s address is not allowed for it.',
  'auth/quota-exceeded': 'No more codes can be sent today. Please contact customer service.',
  'auth/operation-not-allowed': 'This way to log in is not available. Please contact customer service.',
  'auth/code-expired': 'The code has expired. Please request a new one.',
  'auth/popup-closed-by-user': 'Login failed. Please try again.',
  'auth/popup-blocked': 'Your browser blocked the window. Allow pop-ups for this site, then try again.',
  'auth/network-request-failed': 'The provider could not be reached. Check your connection and try again.',
  'auth/account-exists-with-different-credential':
    'This email address is used with another provider. Choose the one you used before, or log in with your user name.',
} as const
