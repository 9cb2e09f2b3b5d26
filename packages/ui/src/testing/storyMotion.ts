/**
 * For stories: the person asks for reduced motion. Give it to `beforeEach`; it puts the browser's own answer back.
 */
export const reducedMotion = () => {
  const real = window.matchMedia
  window.matchMedia = (query) =>
    query.includes('prefers-reduced-motion')
      ? Object.assign(new EventTarget(), {
          matches: true,
          media: query,
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
        })
      : real.call(window, query)
  return () => {
    window.matchMedia = real
  }
}

/** For stories: the tab goes to the back, or comes to the front again. */
export const setTabHidden = (hidden: boolean) => {
  if (hidden) Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  else Reflect.deleteProperty(document, 'visibilityState')
  document.dispatchEvent(new Event('visibilitychange'))
}
