import { didNotLoad } from './loadChunk.ts'

/**
 * Handles a failure that React caught in a boundary. A part that did not load is not a bug: the page says so and offers
 * to reload. Everything else goes to the browser, for its console and for error reporters that listen there.
 */
export function reportBug(failure: unknown): void {
  if (didNotLoad(failure)) return
  reportError(failure)
}
