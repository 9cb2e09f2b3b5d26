/** Where a drifting strip is and how it goes on. Lengths in CSS pixels. */
export interface Drift {
  /** How far it has moved, from 0 up to one length of its content. */
  readonly offset: number
  /** Pixels per frame. */
  readonly step: number
  /** Length of the content once through; it is shown twice, so that the seam is never seen. */
  readonly length: number
}

/** The next frame's offset: one step on, back to the start of the content after its end. */
export const drifted = ({ offset, step, length }: Drift): number => (length <= 0 ? 0 : (offset + step) % length)
