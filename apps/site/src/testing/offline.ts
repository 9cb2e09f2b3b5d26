/** For stories: the browser reports no connection. Pass it to `beforeEach`; it restores the browser's own answer. */
export const offline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => void Reflect.deleteProperty(navigator, 'onLine')
}
