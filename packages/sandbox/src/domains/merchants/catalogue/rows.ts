/** A game a member put a heart on. */
export interface Favourite {
  readonly memberId: number
  readonly nodeId: number
  readonly vendor: string
  readonly gameType: string
  readonly at: number
}

/** A game a member played, newest play only. */
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
