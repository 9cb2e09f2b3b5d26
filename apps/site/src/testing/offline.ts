/** For stories: the browser reports no connection. Give it to `beforeEach`; it puts the browser's own answer back. */
export const offline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  return () => void Reflect.deleteProperty(navigator, 'onLine')
}
