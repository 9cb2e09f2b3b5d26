/** The seeds a member's next round is dealt from. One row a member. */
export interface SeedPair {
  readonly memberId: number
  /** 64 hex digits. Leaves the platform only when the pair is replaced. */
  readonly serverSeed: string
  /** The one after it, drawn beforehand: its hash is shown before the player chooses a client seed to go with it. */
  readonly nextServerSeed: string
  readonly clientSeed: string
  /** Rounds dealt under this pair; the next round's nonce. */
  readonly nonce: number
  readonly since: number
  /** Start of the member's newest round, for the least pace between two [G-26]. Null before the first. */
  readonly lastRoundAt: number | null
  /** The operator chose both seeds, for a show or a test; the player is told. */
  readonly fixed?: true
}

/** A pair that was replaced: now anyone may compute its rounds again. */
export interface RevealedSeed {
  /** SHA-256 of the server seed's text, hex. */
  readonly serverHash: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly memberId: number
  /** Rounds that were dealt under the pair: nonces 0 to `rounds - 1`. */
  readonly rounds: number
  readonly revealedAt: number
}

/** Which chance a settled round came from. Kept with the round; holds no secret. */
export interface FairMark {
  readonly serverHash: string
  readonly clientSeed: string
  readonly nonce: number
}
