import type { SliderAnswer, SliderPuzzle } from '@croupier/ui'
import type { Scene } from '../verification/Verify.ts'

/** A puzzle of the platform, by its number. */
export interface SliderChallenge {
  readonly challengeId: string
  readonly puzzle: SliderPuzzle
}

/** The way to the slider verification's puzzles and their checks; nothing is decided on the page [S-098]. */
export interface SliderPort<Proof extends object = object> {
  /** A new puzzle for a scene. Rejects when none is available. */
  readonly challenge: (scene: Scene) => Promise<SliderChallenge>
  /** Proof of a right answer; null for a wrong one, which ends the puzzle. Rejects when nothing was checked. */
  readonly check: (challengeId: string, answer: SliderAnswer) => Promise<Proof | null>
}
