/** What a limit holds back: all money paid in, money lost, money staked, or time at play. */
export type LimitKind = 'deposit' | 'loss' | 'wager' | 'session'

/** How long a limit counts before it starts over. The session limit has none of these: it counts one gaming session. */
export type LimitPeriod = 'day' | 'week' | 'month' | 'sitting'

/** A raise or removal that waits, and then for the member's fresh confirmation. */
export interface Raise {
  /** The new value, or null for no limit. */
  readonly value: bigint | null
  readonly askedAt: number
  /** From here on it may be confirmed. */
  readonly ripeAt: number
  /** Not confirmed by then, it lapses. */
  readonly lapsesAt: number
}

/** A limit a member set. It holds until a raise is confirmed, or a removal is. */
export interface Limit {
  readonly memberId: number
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Minor units of the member's money; whole minutes for the session. */
  readonly value: bigint
  readonly since: number
  readonly raise: Raise | null
}

/** What happened to a member's safety settings: the rows of the statement and of the limit history. */
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
  /** What it was about: kind and period of a limit, or the length of a break. */
  readonly kind: LimitKind | 'reminder' | 'timeOut' | 'exclusion' | null
  readonly period: LimitPeriod | null
  readonly before: bigint | null
  readonly after: bigint | null
  /** When the change counts, or the day a break ends; null when that is `at` itself. */
  readonly effectiveAt: number | null
}

/** Lengths of a break: hours and days for a time-out, months and years for a self-exclusion. */
export type BreakLength = '24h' | '7d' | '30d' | '6w' | '6m' | '1y' | '5y'

/** A time-out or self-exclusion. It cannot be shortened; only a longer one may follow on top. */
export interface Break {
  readonly id: number
  readonly memberId: number
  readonly kind: 'timeOut' | 'exclusion'
  readonly length: BreakLength
  readonly startedAt: number
  readonly endsAt: number
  /** When the member asked to play again; never before `endsAt`. */
  readonly returnAskedAt: number | null
  /** From here on play is open again: after the request and the waiting day, where the market has one. */
  readonly returnsAt: number | null
}

/** A trait by which an excluded person is known again, also under another account. */
export interface Exclusion {
  /** `mobile:`, `email:`, `id:` or `person:` and a fingerprint of the trait, or `member:` and the account it was seen at. */
  readonly trait: string
  readonly memberId: number
  readonly breakId: number
  /** The account only stated the trait and never showed it to be its person's: it may be somebody else's. */
  readonly stated?: true
}

/** An account that is like an excluded one by what proves nothing: what both only stated, or a device both were used on. */
export interface Likeness {
  readonly memberId: number
  /** The excluded account. */
  readonly excluded: number
  readonly breakId: number
  /** Kinds of traits that agree. */
  readonly traits: readonly string[]
  /** `other`: the operator found that they are different people. */
  readonly state: 'held' | 'other'
}

/**
 * One gaming session of a member at games: from the first launch or stake until nothing was played for half an hour.
 * Signing out and in again does not start a new one, so the session limit cannot be walked around.
 */
export interface GamingSession {
  readonly memberId: number
  readonly startedAt: number
  readonly lastAt: number
  readonly staked: bigint
  readonly paid: bigint
  /** When the last reality check was answered; the start before the first. */
  readonly checkedAt: number
  /** End of the pause after the last reality check, where the market asks for one; `checkedAt` is the same then. */
  readonly pausedUntil?: number
}

/** Choices of a member besides limits. */
export interface SafetyChoices {
  readonly memberId: number
  /** Minutes between reality checks, or null for the market's usual. */
  readonly reminderMinutes: number | null
  /** When the member last looked at the limits and said so. */
  readonly reviewedAt: number | null
  /** The prompt comes again from then on, after "later". */
  readonly promptFrom: number | null
  /** When the member read how balances are protected; missing in states kept before there was the question. */
  readonly protectionReadAt?: number | null
  /** When the member last declared to be of age and in no barred group; missing as above. */
  readonly declaredAt?: number | null
}
