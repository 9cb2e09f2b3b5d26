import { useCallback, useRef, useState } from 'react'

/** A part of the page that loads on first use. */
export interface LatePart<Part> {
  /** The part, once it is there. */
  readonly part: Part | null
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  /** Starts loading; again after a failure. Does nothing while loading or when there. */
  readonly fetch: () => void
}

/**
 * Loads a part on demand. Unlike `React.lazy`, a chunk that could not be fetched is a state and no crash, and the next
 * try may succeed.
 */
export const useLatePart = <Part>(load: () => Promise<Part>): LatePart<Part> => {
  const [held, setHeld] = useState<Pick<LatePart<Part>, 'part' | 'state'>>({ part: null, state: 'idle' })
  const underWay = useRef(false)
  const fetch = useCallback(() => {
    if (underWay.current) return
    underWay.current = true
    setHeld({ part: null, state: 'loading' })
    load().then(
      (part) => setHeld({ part, state: 'ready' }),
      () => {
        underWay.current = false
        setHeld({ part: null, state: 'failed' })
      },
    )
  }, [load])
  return { ...held, fetch }
}
