/**
 * Every number the specification fixes, in one place [S-433] [S-434]. Durations are milliseconds, sizes CSS pixels or
 * bytes as named.
 */
export const limits = Object.freeze({
  /** A script chunk that takes longer fails. */
  chunkTimeoutMs: 120_000,
  noticesPerPage: 9,
  gamesPerPage: 24,
  winnersShown: 20,
  popularLotteries: 20,
  openedNumbers: 100,
  vendorsPerType: 11,
  clientType: 3,
  rememberMeMs: 86_400_000,
  minuteMs: 60_000,
  tooManyRequestsHintMinutes: 5,
  captchaRefreshMs: 1_000,
  smsRequestMs: 1_000,
  favouriteToggleMs: 1_000,
  firebaseCountdownMinutes: 1,
  forgotPasswordCountdownMinutes: 1,
  blurCloseMs: 200,
  modalDelayMs: 100,
  modalDefaultSize: 200,
  dialogDefaultWidth: 400,
  customerServiceWindow: Object.freeze({ width: 440, height: 750 }),
  qrCodeSize: 120,
  verificationCodeMaxLength: 255,
  minimumAge: 21,
  agreementFallbackAge: 18,
  commentMaxLength: 140,
  imageMaxBytes: 5 * 1024 * 1024,
  imagesMax: 3,
  realTimeSalaryMinutes: 5,
  vendorSlidesPerView: 7,
  vendorSlideSpacing: 10,
  vendorArrowsAboveRng: 7,
  vendorArrowsAboveOther: 5,
  paginationRange: 3,
  paginationMargin: 1,
  reportRowsPerPage: 20,
  reportRangeDays: 90,
  winnerScrollStep: 0.5,
  winnerScrollFrom: 3,
})

/** Account types as the platform numbers them [S-434]; R-01 makes 4 trial only, R-03 makes 0 the plain member. */
export const accountTypes = Object.freeze({
  member: 0,
  trial: 4,
  agents: Object.freeze([1, 2, 41, 42]) as readonly number[],
})

/** Above this rank level VIP customer service answers [S-223]. */
export const vipAboveRank = 4

/** A password everybody guesses: signing in with it opens the change-password modal [S-103]. */
export const weakPassword = '123456'

/** The smallest-bet filter's choices; `undefined` is "all" [S-278]. */
export const minBetChoices: readonly (string | undefined)[] = Object.freeze([
  undefined,
  '0.01',
  '0.05',
  '0.1',
  '0.5',
  '0.75',
])

/** Classes of slot games; bingo only where Tagalog is offered [S-277]. */
export const rngClasses: readonly string[] = Object.freeze(['JP', 'TG', 'AC', 'BG'])

/** Types a hot game may have [S-295]. */
export const hotGameTypes: readonly string[] = Object.freeze(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'])
