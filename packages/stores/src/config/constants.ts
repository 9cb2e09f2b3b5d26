/**
 * Numbers that the specification fixes for the stores and the site. Those of a call are in the contract, those of a
 * field in `@croupier/forms`, those of a component are its defaults. Durations are milliseconds, sizes CSS pixels.
 */
export const limits = Object.freeze({
  /** Timeout of a script chunk. */
  chunkTimeoutMs: 120_000,
  noticesPerPage: 9,
  gamesPerPage: 24,
  winnersShown: 20,
  vendorsPerType: 11,
  rememberMeMs: 86_400_000,
  minuteMs: 60_000,
  tooManyRequestsHintMinutes: 5,
  captchaRefreshMs: 1_000,
  smsRequestMs: 1_000,
  favouriteToggleMs: 1_000,
  forgotPasswordCountdownMinutes: 1,
  firebaseCountdownMs: 60_000,
  customerServiceWindow: Object.freeze({ width: 440, height: 750 }),
  vendorArrowsAboveRng: 7,
  vendorArrowsAboveOther: 5,
  reportRowsPerPage: 20,
  promotionsPerPage: 24,
  goodsPerPage: 24,
})

/** Account types by the platform's numbers: 4 is a trial account, 0 a plain member. */
export const accountTypes = Object.freeze({
  member: 0,
  trial: 4,
  agents: Object.freeze([1, 2, 41, 42]) as readonly number[],
})

/** Above this rank level VIP customer service answers. */
export const vipAboveRank = 4

/** The most common password: logging in with it opens the change-password modal. */
export const weakPassword = '123456'

/** The smallest-bet filter's choices; `undefined` is "all". */
export const minBetChoices: readonly (string | undefined)[] = Object.freeze([
  undefined,
  '0.01',
  '0.05',
  '0.1',
  '0.5',
  '0.75',
])

/** The choices that a currency with this many decimals can express: another would show as a different amount. */
export const minBetChoicesFor = (digits: number): readonly (string | undefined)[] =>
  minBetChoices.filter((choice) => (choice?.split('.')[1] ?? '').length <= digits)

/** Classes of slot games. */
export const rngClasses: readonly string[] = Object.freeze(['JP', 'TG', 'AC', 'BG'])

/** The classes that a site with these languages offers: bingo only with Tagalog. */
export const rngClassesFor = (languages: readonly string[]): readonly string[] =>
  rngClasses.filter((one) => one !== 'BG' || languages.includes('TY'))

/** Types a hot game may have. */
export const hotGameTypes: readonly string[] = Object.freeze(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'])
