/** Something that did not work for a while, as the operator tells it. */
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
