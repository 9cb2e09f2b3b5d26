interface Preview {
  readonly currentRender?: { readonly phase?: string }
}

/** Number of pages that draw at the same time; each one seeds its own sandbox. */
const atOnce = 3
const waiting: (() => void)[] = []
let drawing = 0

/** Whether the story of a page has been drawn and played. */
export const isDrawn = (page: object | null): boolean => {
  const { __STORYBOOK_PREVIEW__: preview } = (page ?? {}) as { __STORYBOOK_PREVIEW__?: Preview }
  return /completed|finished|errored|aborted/.test(preview?.currentRender?.phase ?? '')
}

function next(): void {
  drawing -= 1
  waiting.shift()?.()
}

/** Loads an address into a frame when its turn comes. Returns a function that cancels the turn of a removed frame. */
export function drawOneByOne(frame: HTMLIFrameElement, address: string): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let left = 120
  const end = () => {
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    next()
  }
  const start = () => {
    drawing += 1
    frame.src = address
    timer = setInterval(() => {
      left -= 1
      if (left === 0 || isDrawn(frame.contentWindow)) end()
    }, 250)
  }
  if (drawing < atOnce) start()
  else waiting.push(start)
  return () => {
    const place = waiting.indexOf(start)
    if (place >= 0) waiting.splice(place, 1)
    end()
  }
}
