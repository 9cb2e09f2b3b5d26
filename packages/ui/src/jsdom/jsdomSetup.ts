/**
 * Adds the browser APIs that jsdom lacks, for tests that render the kit: import `@croupier/ui/testing` once, in a
 * set-up file. Nothing is laid out: observers never report, media queries never match, scrolling and animations do
 * nothing. APIs that the environment has are not replaced.
 */
const nothing = (): void => {}

class SilentObserver {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
  takeRecords = (): readonly [] => []
}

const unmatched = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
  })

const ended = () => {
  const animation = {
    currentTime: 0,
    playState: 'finished',
    cancel: nothing,
    finish: nothing,
    pause: nothing,
    play: nothing,
  }
  return Object.assign(new EventTarget(), {
    ...animation,
    effect: null,
    finished: Promise.resolve(),
    ready: Promise.resolve(),
  })
}

const fill = (target: object | undefined, missing: Readonly<Record<string, unknown>>): void => {
  if (!target) return
  for (const [name, value] of Object.entries(missing))
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

fill(globalThis, {
  // Otherwise styled-components adds rules as text, and jsdom parses all of them again for each component.
  SC_DISABLE_SPEEDY: false,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  matchMedia: unmatched,
  CSS: { supports: () => false, escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) },
})
fill(globalThis.Element?.prototype, {
  scrollTo: nothing,
  scrollBy: nothing,
  scrollIntoView: nothing,
  animate: ended,
  getAnimations: () => [],
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
  hasPointerCapture: () => false,
})
fill(globalThis.URL, { createObjectURL: () => 'blob:', revokeObjectURL: nothing })
// jsdom has this one and reports it as not implemented at every call.
if (typeof window !== 'undefined' && window.navigator.userAgent.includes('jsdom')) window.scrollTo = nothing
