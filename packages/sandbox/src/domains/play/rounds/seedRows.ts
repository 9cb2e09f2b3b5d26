/** The seeds a member's next round is dealt from. One row a member. */
export interface SeedPair {
  readonly memberId: number
  /** 64 hex digits, sealed by the vault. Leaves the platform only when the pair is replaced. */
  readonly serverSeed: string
  /** The one after it, drawn beforehand: its hash is shown before the player chooses a client seed to go with it. */
  readonly nextServerSeed: string
  readonly clientSeed: string
  /** Rounds dealt under this pair; the next round's nonce. */
  readonly nonce: number
  readonly since: number
  /** Start of the member's newest round, for the least pace between two. Null before the first. */
  readonly lastRoundAt: number | null
  /** The operator chose both seeds, for a demonstration or a test; the player can see it. */
  readonly fixed?: true
}
