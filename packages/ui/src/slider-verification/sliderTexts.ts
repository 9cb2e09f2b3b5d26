/** The words of a slider verification. */
export interface SliderTexts {
  /** What to do, e.g. "Slide the piece into the gap". Names the group. */
  readonly title: string
  /** Names the slider, e.g. "Position of the piece". */
  readonly handle: string
  /** Where the piece is, announced at every step: "120 of 260". */
  readonly position: (x: number, last: number) => string
  /** The button that submits the position. */
  readonly submit: string
  /** The button for another puzzle. */
  readonly refresh: string
  /** The button that has the device do some work instead. */
  readonly byDevice: string
  /** Announced while the puzzle loads. */
  readonly loading: string
  /** Announced while the answer is checked. */
  readonly checking: string
  /** Announced after a wrong answer; says that another puzzle is needed. */
  readonly failed: string
  /** Announced when the answer was right. */
  readonly passed: string
  /** Announced when the puzzle could not be loaded. */
  readonly unavailable: string
}
