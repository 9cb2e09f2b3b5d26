import { doorVersion, readGameMessage, siteSource, type GameMessage, type SiteMessage } from '@croupier/api'
import { useCallback, useEffect, useRef, type RefObject } from 'react'

type SiteWord = SiteMessage extends infer M ? (M extends unknown ? Omit<M, 'source' | 'version'> : never) : never

/**
 * The only channel between a framed game and the site. A message counts only if it comes from this very frame, from the
 * exact origin the launch named, and has a known shape (S-315); answers go only to that origin.
 */
export function useGameDoor(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: GameMessage) => void,
) {
  const latest = useRef(onMessage)
  useEffect(() => {
    latest.current = onMessage
  })

  useEffect(() => {
    if (origin === undefined) return undefined
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source === null || event.source !== frame.current?.contentWindow) return
      const message = readGameMessage(event.data)
      if (message) latest.current(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, origin])

  return useCallback(
    (word: SiteWord) => {
      if (origin !== undefined)
        frame.current?.contentWindow?.postMessage({ source: siteSource, version: doorVersion, ...word }, origin)
    },
    [frame, origin],
  )
}
