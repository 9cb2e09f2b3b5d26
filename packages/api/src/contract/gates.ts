/** What a break or self-exclusion closes. Withdrawal, statement, help and the safety page stay open. */
export type Barred =
  | 'play'
  | 'deposit'
  | 'transfer'
  | 'bonus'
  | 'points'
  | 'raffle'
  | 'chat'
  | 'referral'
  | 'agent'
  | 'marketing'
  | 'raise'

/** What an account must meet before its member may make a call. */
export interface Gate {
  /**
   * Kind of account; a trial account is neither real nor an agent's. Refused with `need.true.account` or `agent.only`.
   */
  readonly account: 'any' | 'real' | 'agent'
  /** What a break closes; null when the call stays open during one. Refused with `safety.break`. */
  readonly barred: Barred | null
  /** It must be known that this is not an excluded person. Refused with `safety.identity.first`. */
  readonly identity: boolean
  /**
   * Requires a birthday and agreement to the terms in force. Refused with `account.details.first`, or with
   * `age.too.young` if the birthday is that of a minor.
   */
  readonly details: boolean
}

/** Name of a gate. */
export type GateName =
  | 'open'
  | 'real'
  | 'agent'
  | 'recruit'
  | 'contract'
  | 'deposit'
  | 'play'
  | 'game'
  | 'transfer'
  | 'bonus'
  | 'points'
  | 'raffle'
  | 'chat'
  | 'referral'
  | 'marketing'
  | 'raise'

/** The gate of a call: always, or only for some requests, as the call's documentation says. */
export type EndpointGate = GateName | { readonly sometimes: GateName }

/** A gate for money, play and gifts: no detail about the person may be missing. */
const whole = (barred: Barred): Gate => ({ account: 'real', barred, identity: true, details: true })
const only = (account: Gate['account'], barred: Barred | null = null): Gate => ({
  account,
  barred,
  identity: false,
  details: false,
})

/**
 * Every gate of the contract. A call names one as `gate`; the platform checks it before the call's own code, and again
 * wherever money or play reaches an account in another way.
 */
export const gates: Readonly<Record<GateName, Gate>> = {
  /** No requirements. */
  open: only('any'),
  real: only('real'),
  agent: only('agent'),
  /** Opens accounts, links and contracts for others. */
  recruit: only('agent', 'agent'),
  /** Accepts a contract. */
  contract: only('real', 'agent'),
  deposit: whole('deposit'),
  play: whole('play'),
  /** As `play`; a trial account also passes, with play money, without any details. */
  game: { ...whole('play'), account: 'any' },
  transfer: whole('transfer'),
  bonus: whole('bonus'),
  points: whole('points'),
  raffle: whole('raffle'),
  chat: only('real', 'chat'),
  referral: only('real', 'referral'),
  marketing: only('any', 'marketing'),
  raise: only('any', 'raise'),
}

/** The gate that a call always has to pass; the call itself checks a gate for some requests. */
export const gateOf = (gate: EndpointGate): Gate => gates[typeof gate === 'string' ? gate : 'open']
