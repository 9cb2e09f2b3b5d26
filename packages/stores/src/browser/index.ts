/** The stores' ports in a browser, and their parts. */
export { browserPorts, type BrowserPortsOptions } from './browserPorts.ts'
export { deviceStorage } from './deviceStorage.ts'
export { memoryStorage } from './memoryStorage.ts'
