/** A game that a member marked as a favourite. */
export interface Favourite {
  readonly memberId: number
  readonly nodeId: number
  readonly vendor: string
  readonly gameType: string
  readonly at: number
}

/** A game that a member played; only the latest play. */
export interface RecentGame {
  readonly memberId: number
  readonly nodeId: number
  readonly gameType: string
  readonly at: number
}

/** A game or vendor taken out of service until `until`. */
export interface Maintenance {
  readonly from: number
  readonly until: number
}
