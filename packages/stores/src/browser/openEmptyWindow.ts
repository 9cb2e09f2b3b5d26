import type { OpenedWindow } from '../ports/Ports.ts'

/**
 * Opens an empty window within the task of the user's press. The window must not have an opener: `noopener` would
 * return no handle to navigate it with, so the opener is cleared while the window is still empty.
 */
export function openEmptyWindow(): OpenedWindow | undefined {
  const opened = window.open('about:blank', '_blank')
  // Some blockers return a window that is already closed.
  if (!opened || opened.closed) return undefined
  opened.opener = null
  return {
    goTo: (url) => opened.location.replace(url),
    close: () => opened.close(),
    isClosed: () => opened.closed,
  }
}
