/** Which seeds a settled round was drawn from. Stored with the round; holds no secret. */
export interface FairMark {
  /** SHA-256 of the server seed's text, hex. Shown before the round. */
  readonly serverHash: string
  readonly clientSeed: string
  readonly nonce: number
}

/** A pair of seeds that was replaced: anyone can now recompute its rounds. */
export interface RevealedSeed {
  /** SHA-256 of the server seed's text, hex. */
  readonly serverHash: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly memberId: number
  /** Rounds drawn from the pair: nonces 0 to `rounds - 1`. */
  readonly rounds: number
  readonly revealedAt: number
}

/** What a player may see of their seeds before they are revealed. */
export interface Commitment {
  /** SHA-256 of the current server seed. */
  readonly serverHash: string
  /** SHA-256 of the next server seed. */
  readonly nextServerHash: string
  readonly clientSeed: string
  /** Nonce of the next round. */
  readonly nonce: number
  /** The operator chose the current seeds and therefore knows the results. */
  readonly fixed: boolean
}
