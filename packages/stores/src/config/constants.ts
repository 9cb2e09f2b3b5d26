/**
 * Numbers that the specification fixes for the stores and the site. Those of a call are in the contract, those of a
 * field in `@croupier/forms`, those of a component are its defaults. Durations are milliseconds, sizes CSS pixels.
 */
export const limits = Object.freeze({
  /** A script chunk that takes longer fails. */
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

/** Account types as the platform numbers them: 4 is a trial account and nothing else, 0 a plain member. */
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

/** Classes of slot games; bingo only where Tagalog is offered. */
export const rngClasses: readonly string[] = Object.freeze(['JP', 'TG', 'AC', 'BG'])

/** Types a hot game may have. */
export const hotGameTypes: readonly string[] = Object.freeze(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'])
