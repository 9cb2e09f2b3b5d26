/** A change the page shows in place of its overview. */
export type SecurityStep = 'nickname' | 'avatar' | 'mobile' | 'email' | 'payment' | 'twoFactor'

/** Props of a step of the page. */
export interface StepProps {
  /** Back to the overview. */
  readonly onDone: () => void
}
