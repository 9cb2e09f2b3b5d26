/** A member's check of identity. */
export interface IdentityCheck {
  readonly memberId: number
  readonly status: 'submitted' | 'approved' | 'rejected'
  readonly documentType: string
  readonly documentNumber: string
  /** Names of the pictures handed in. The sandbox does not keep the pictures. */
  readonly pictures: readonly string[]
  readonly submittedAt: number
  readonly decidedAt: number | null
  /** Why it was rejected; empty otherwise. */
  readonly reason: string
}
