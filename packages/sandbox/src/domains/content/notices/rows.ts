/** A past or present outage, as announced by the operator. */
export interface Incident {
  readonly id: number
  readonly merchant: string
  readonly service: 'deposits' | 'withdrawals' | 'games'
  readonly state: 'slow' | 'down'
  readonly title: string
  readonly text: string
  readonly from: number
  readonly until: number | null
}
