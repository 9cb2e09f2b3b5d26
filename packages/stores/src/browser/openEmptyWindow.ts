import type { OpenedWindow } from '../world/World.ts'

/**
 * Opens an empty window in a press's own task. The window never holds a way back to the site: `noopener` would give no
 * handle to lead it on with, so its opener is cut while it is still empty.
 */
export function openEmptyWindow(): OpenedWindow | undefined {
  const opened = window.open('about:blank', '_blank')
  // Some blockers give a window that is closed already.
  if (!opened || opened.closed) return undefined
  opened.opener = null
  return {
    goTo: (url) => opened.location.replace(url),
    close: () => opened.close(),
    isClosed: () => opened.closed,
  }
}
