let pieces = 0

/** What a story waits for before it is as a person sees it: a stage that is set, an answer that is on its way. */
export const underWay = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  pieces += 1
  try {
    return await work()
  } finally {
    pieces -= 1
  }
}

/** A pause that is part of the story, such as an answer that is late on purpose: nothing waits for its end. */
export const pausing = async <Result>(pause: () => Promise<Result>): Promise<Result> => {
  pieces -= 1
  try {
    return await pause()
  } finally {
    pieces += 1
  }
}

/** How long it may take, in milliseconds: a bound for what hangs, no measure of speed. */
const bound = 40_000
/** Frames in a row without anything under way: an answer is drawn, and what is drawn may ask for more. */
const quietFrames = 3

/** Ends when nothing is under way, so that the story is checked and pictured as it rests and not before it is there. */
export const atRest = async (): Promise<void> => {
  const end = performance.now() + bound
  for (let quiet = 0; quiet < quietFrames; quiet = pieces > 0 ? 0 : quiet + 1) {
    if (performance.now() > end) throw new Error(`This story is not at rest after ${bound / 1_000} s.`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
