/** For stories: turns reduced motion on. Pass it to `beforeEach`; what it returns restores the browser's setting. */
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

/** For stories: makes the page act as if its tab were hidden, or visible again. */
export const setTabHidden = (hidden: boolean) => {
  if (hidden) Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  else Reflect.deleteProperty(document, 'visibilityState')
  document.dispatchEvent(new Event('visibilitychange'))
}
