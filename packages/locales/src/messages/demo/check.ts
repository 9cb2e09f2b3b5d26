/** The page that checks rounds. */
export default {
  'demo.check.title': 'Check a round',
  'demo.check.intro': 'Your browser deals the round again from its seeds. Nothing is sent anywhere.',
  'demo.check.game': 'Game',
  'demo.check.server': 'Server seed, as revealed',
  'demo.check.hash': 'Hash that was shown before the round',
  'demo.check.client': 'Client seed',
  'demo.check.nonce': 'Number of the round',
  'demo.check.check': 'Deal it again',
  'demo.check.fits': 'The seed fits the hash. The round came to this:',
  'demo.check.differs':
    'The seed does not fit the hash: it is not the one that was promised. With this seed the round comes to:',
  'demo.check.open': 'Give the hash as well to see whether the seed is the promised one. The round came to this:',
  'demo.check.secret':
    'This server seed is still secret. Change seeds in the game’s fairness sheet, and it is revealed.',
  'demo.check.missing': 'Give the client seed and the number of the round.',
  'demo.check.back': 'Back to the game',
  'demo.check.how': 'How a round is dealt',
  'demo.check.howText':
    'Block n is HMAC-SHA256 with the server seed as key over “client seed:number:n”, n from 0. Its 32 bytes are read four at a time as whole numbers, highest byte first. A number below a limit is such a word modulo the limit; words from the incomplete last span of 2^32 are skipped.',
} as const
