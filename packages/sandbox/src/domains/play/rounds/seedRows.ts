/** The seeds for a member's next round. One row per member. */
export interface SeedPair {
  readonly memberId: number
  /** 64 hex digits, encrypted by the vault. Leaves the platform only when the pair is replaced. */
  readonly serverSeed: string
  /** The next one, drawn in advance: its hash is shown before the player chooses a client seed to go with it. */
  readonly nextServerSeed: string
  readonly clientSeed: string
  /** Rounds played with this pair; the next round's nonce. */
  readonly nonce: number
  readonly since: number
  /** Start of the member's newest round, for the minimum time between two. Null before the first. */
  readonly lastRoundAt: number | null
  /** The operator chose both seeds, for a demo or a test; the player can see it. */
  readonly fixed?: true
}
