/**
 * Messages between a game in its frame and the site around it. Both sides name the other's exact origin, check origin,
 * source window and shape of every message, and ignore the rest. Amounts are decimal text.
 */

/** Marks messages of this door among others that windows exchange. */
export const gameSource = 'croupier-game'

/** Marks messages of the site. */
export const siteSource = 'croupier-site'

/** Version of the door; another version is ignored. */
export const doorVersion = 1

/**
 * Why play has ended in a game: a break or self-exclusion, a reality check that waits for its answer, the game opened in
 * another place, a session that has expired, or another end, which the game cannot name.
 */
export type EndReason = 'break' | 'check' | 'takenOver' | 'expired' | 'over'

const endReasons: readonly EndReason[] = ['break', 'check', 'takenOver', 'expired', 'over']

/**
 * Messages from a game to its site. `needsDeposit`: the member pressed the game's deposit button; a game never sends it
 * because the balance is low.
 */
export type GameMessage = { readonly source: typeof gameSource; readonly version: typeof doorVersion } & (
  | { readonly type: 'ready' }
  | { readonly type: 'balanceChanged'; readonly balance: string; readonly currency: string }
  | { readonly type: 'roundEnded'; readonly roundId: string; readonly stake: string; readonly payout: string }
  | { readonly type: 'needsDeposit' }
  /** The platform stopped play. A game that does not know why omits the reason. */
  | { readonly type: 'ended'; readonly reason?: EndReason }
  | { readonly type: 'close' }
)

/** Messages from a site to its game. `balanceChanged` asks the game to read the balance again; it carries no amount. */
export type SiteMessage = { readonly source: typeof siteSource; readonly version: typeof doorVersion } & (
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'balanceChanged' }
  /** The person hides the balance, or shows it again: the game does the same. */
  | { readonly type: 'balanceHidden'; readonly hidden: boolean }
  | { readonly type: 'theme'; readonly theme: 'light' | 'dark' }
  /** The person chose another language, by its code of the platform, e.g. `TY`. */
  | { readonly type: 'language'; readonly language: string }
)

const decimal = /^\d{1,18}(\.\d{1,8})?$/

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads a message from a frame. Anything of another shape returns `null`; the caller has checked origin and source. */
export const readGameMessage = (data: unknown): GameMessage | null => {
  if (!isRecord(data) || data['source'] !== gameSource || data['version'] !== doorVersion) return null
  const { type, balance, currency, roundId, stake, payout, reason } = data
  const head = { source: gameSource, version: doorVersion } as const
  const isAmount = (value: unknown): value is string => typeof value === 'string' && decimal.test(value)
  switch (type) {
    case 'ready':
    case 'needsDeposit':
    case 'close':
      return { ...head, type }
    case 'ended': {
      const known = endReasons.find((one) => one === reason)
      return known === undefined && reason !== undefined ? null : { ...head, type, ...(known && { reason: known }) }
    }
    case 'balanceChanged':
      return isAmount(balance) && typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency)
        ? { ...head, type, balance, currency }
        : null
    case 'roundEnded':
      return typeof roundId === 'string' && /^[\w-]{1,64}$/.test(roundId) && isAmount(stake) && isAmount(payout)
        ? { ...head, type, roundId, stake, payout }
        : null
    default:
      return null
  }
}
