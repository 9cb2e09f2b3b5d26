/** What a story waits for before it is as a person sees it. */
interface Work {
  /** Does a piece of it: a stage that is set, an answer that is on its way. */
  readonly underWay: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** A pause that is part of the story, such as an answer that is late on purpose: nothing waits for its end. */
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
  return { underWay: counting(1), pausing: counting(-1), isDone: () => pieces <= 0 }
}

let present = storyWork()

/** The work of the story that is being shown. A stage keeps its own: what ends after its story concerns no other. */
export const presentWork = (): Work => present

/** Before a story: what the one before has left undone, such as a stage that was taken down, is not waited for. */
export const beginWork = (): void => {
  present = storyWork()
}

/** How long it may take, in milliseconds: a bound for what hangs, no measure of speed. */
const bound = 40_000
/** Frames in a row without anything under way: an answer is drawn, and what is drawn may ask for more. */
const quietFrames = 3

/** Ends when nothing is under way, so that the story is checked and pictured as it rests and not before it is there. */
export const atRest = async (): Promise<void> => {
  const end = performance.now() + bound
  for (let quiet = 0; quiet < quietFrames; quiet = present.isDone() ? quiet + 1 : 0) {
    if (performance.now() > end) throw new Error(`This story is not at rest after ${bound / 1_000} s.`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** For what makes pictures of stories from outside of the page, and has waited for the network. */
export const tellRest = (): void => void Object.assign(globalThis, { storyAtRest: atRest })
