import { didNotLoad } from './loadChunk.ts'

/**
 * What React hands over when a boundary has caught a failure. A part that did not load is no bug: the page says so and
 * offers to reload. Everything else goes on to the browser, for its console and for error reporters that listen there.
 */
export function reportBug(failure: unknown): void {
  if (didNotLoad(failure)) return
  reportError(failure)
}
