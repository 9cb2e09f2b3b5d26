import type { SliderAnswer, SliderPuzzle } from '@croupier/ui'

/** The action that the slider verification protects. */
export type Scene = 'login' | 'register' | 'sms'

/** A puzzle with the platform's id. */
export interface SliderChallenge<Proof extends object = object> {
  /** The platform’s id of the puzzle, sent with the answer. */
  readonly challengeId: string
  /** The pictures to show. */
  readonly puzzle: SliderPuzzle
  /**
   * Makes this device do the platform’s proof of work instead of the puzzle, if the platform accepts it. Rejects if it
   * cannot.
   */
  readonly byDevice?: (() => Promise<Proof | null>) | undefined
}

/** Loads puzzles for the slider verification and has the platform check answers; the page decides nothing. */
export interface SliderPort<Proof extends object = object> {
  /** A new puzzle for a scene. Rejects if none is available. */
  readonly challenge: (scene: Scene) => Promise<SliderChallenge<Proof>>
  /** Proof of a correct answer; null for a wrong one, which ends the puzzle. Rejects if the request fails. */
  readonly check: (challengeId: string, answer: SliderAnswer) => Promise<Proof | null>
}
