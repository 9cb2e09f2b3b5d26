/** Work that a story waits for before it is checked and pictured. */
interface Work {
  /** Runs work that the story waits for, such as preparing a fixture or a pending answer. */
  readonly track: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Runs a pause that is part of the story, such as a deliberately late answer. The story does not wait for it. */
  readonly pausing: <Result>(pause: () => Promise<Result>) => Promise<Result>
  readonly isDone: () => boolean
}

function storyWork(): Work {
  let pieces = 0
  const counting =
    (step: 1 | -1) =>
    async <Result>(work: () => Promise<Result>): Promise<Result> => {
      pieces += step
      try {
        return await work()
      } finally {
        pieces -= step
      }
    }
  return { track: counting(1), pausing: counting(-1), isDone: () => pieces <= 0 }
}

let present = storyWork()

/** The work of the current story. A fixture keeps the one it began with, so late work affects no other story. */
export const presentWork = (): Work => present

/** Resets before a story. Unfinished work of the previous one, such as an unmounted fixture's, is ignored. */
export const beginWork = (): void => {
  present = storyWork()
}

/** Longest wait in milliseconds. It catches a story that hangs; it does not measure speed. */
const bound = 40_000
/** Idle frames in a row that count as rest: an answer has to be drawn, and drawing may start more work. */
const quietFrames = 3

/** Resolves when no work is left, so the story is checked and pictured in its final state. Throws after `bound`. */
export const atRest = async (): Promise<void> => {
  const end = performance.now() + bound
  for (let quiet = 0; quiet < quietFrames; quiet = present.isDone() ? quiet + 1 : 0) {
    if (performance.now() > end) throw new Error(`This story is not at rest after ${bound / 1_000} s.`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Exposes `atRest` to tools that picture stories from outside the page, for use once the network is idle. */
export const tellRest = (): void => void Object.assign(globalThis, { storyAtRest: atRest })
