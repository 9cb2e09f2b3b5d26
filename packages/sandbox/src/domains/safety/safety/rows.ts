/** What a limit restricts: all deposits, losses, stakes, or time of play. */
export type LimitKind = 'deposit' | 'loss' | 'wager' | 'session'

/** How long a limit counts before it resets. The session limit has no period: it counts one gaming session. */
export type LimitPeriod = 'day' | 'week' | 'month' | 'gamingSession'

/** A pending raise or removal, which then needs the member's confirmation. */
export interface Raise {
  /** The new value, or null for no limit. */
  readonly value: bigint | null
  readonly askedAt: number
  /** It can be confirmed from this moment on. */
  readonly ripeAt: number
  /** It expires then if not confirmed. */
  readonly lapsesAt: number
}

/** A limit set by a member. It applies until a raise or a removal is confirmed. */
export interface Limit {
  readonly memberId: number
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Minor units of the member's money; whole minutes for the session. */
  readonly value: bigint
  readonly since: number
  readonly raise: Raise | null
}

/** Changes of a member's safety settings: the rows of the statement and of the limit history. */
export type SafetyEvent =
  | 'limit.set'
  | 'limit.lowered'
  | 'limit.raised'
  | 'limit.removed'
  | 'raise.asked'
  | 'raise.cancelled'
  | 'raise.lapsed'
  | 'reminder.set'
  | 'review.kept'
  | 'review.later'
  | 'protection.read'
  | 'declaration.made'
  | 'break.started'
  | 'return.asked'

/** One change of a safety setting. Written once, never changed. */
export interface SafetyChange {
  readonly id: number
  readonly memberId: number
  readonly event: SafetyEvent
  readonly at: number
  /** What it concerned: kind and period of a limit, or the length of a break. */
  readonly kind: LimitKind | 'reminder' | 'timeOut' | 'exclusion' | null
  readonly period: LimitPeriod | null
  readonly before: bigint | null
  readonly after: bigint | null
  /** When the change takes effect, or the day a break ends; null when that is `at` itself. */
  readonly effectiveAt: number | null
}

/** Lengths of a break: hours and days for a time-out, months and years for a self-exclusion. */
export type BreakLength = '24h' | '7d' | '30d' | '6w' | '6m' | '1y' | '5y'

/** A time-out or self-exclusion. It cannot be shortened; only a longer one can be added. */
export interface Break {
  readonly id: number
  readonly memberId: number
  readonly kind: 'timeOut' | 'exclusion'
  readonly length: BreakLength
  readonly startedAt: number
  readonly endsAt: number
  /** When the member asked to play again; never before `endsAt`. */
  readonly returnAskedAt: number | null
  /** Play is open again from then on: after the request and the waiting day, where the market has one. */
  readonly returnsAt: number | null
}

/** A trait that identifies an excluded person, under any account. */
export interface Exclusion {
  /** `mobile:`, `email:`, `id:` or `person:` and a fingerprint of the trait, or `member:` and its account. */
  readonly trait: string
  readonly memberId: number
  readonly breakId: number
  /** The account only stated the trait without proof: it may be another person's. */
  readonly stated?: true
  /**
   * When this account asked to play again and may, if the break is another account's. In an entry of the account itself,
   * not of a trait.
   */
  readonly returns?: Pick<Break, 'returnAskedAt' | 'returnsAt'>
}

/** An account that resembles an excluded one, without proof: both stated the same trait, or were used on one device. */
export interface Likeness {
  readonly memberId: number
  /** The excluded account. */
  readonly excluded: number
  readonly breakId: number
  /** Kinds of matching traits. */
  readonly traits: readonly string[]
  /** `other`: the operator found that they are different people. */
  readonly state: 'held' | 'other'
}

/**
 * One gaming session of a member: from the first launch or stake until nothing was played for half an hour.
 * Logging out and in again does not start a new one, so the session limit cannot be bypassed.
 */
export interface GamingSession {
  readonly memberId: number
  readonly startedAt: number
  readonly lastAt: number
  readonly staked: bigint
  readonly paid: bigint
  /** When the last reality check was answered; the start before the first. */
  readonly checkedAt: number
  /** End of the pause after the last reality check, where the market requires one; `checkedAt` is the same then. */
  readonly pausedUntil?: number
}

/** A member's choices besides limits. */
export interface SafetyChoices {
  readonly memberId: number
  /** Minutes between reality checks, or null for the market's default. */
  readonly reminderMinutes: number | null
  /** When the member last reviewed the limits. */
  readonly reviewedAt: number | null
  /** When the prompt returns after "later". */
  readonly promptFrom: number | null
  /** When the member read how balances are protected; missing in states older than the question. */
  readonly protectionReadAt?: number | null
  /** When the member last declared to be of age and in no barred group; missing as above. */
  readonly declaredAt?: number | null
}
