/** The stores' world in a browser, and its parts. */
export { browserWorld, type BrowserWorldOptions } from './browserWorld.ts'
export { deviceStorage } from './deviceStorage.ts'
export { memoryStorage } from './memoryStorage.ts'
