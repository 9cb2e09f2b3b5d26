import { useCallback, useRef, useState } from 'react'

/** A part of the page that loads on first use. */
export interface LatePart<Part> {
  /** The part, once it has loaded. */
  readonly part: Part | null
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  /** Starts loading, or retries after a failure. Does nothing while loading or once loaded. */
  readonly fetch: () => void
}

/**
 * Loads a part on demand. Unlike with `React.lazy`, a chunk that fails to load is a state rather than a thrown error,
 * and can be retried.
 */
export const useLatePart = <Part>(load: () => Promise<Part>): LatePart<Part> => {
  const [held, setHeld] = useState<Pick<LatePart<Part>, 'part' | 'state'>>({ part: null, state: 'idle' })
  const isLoading = useRef(false)
  const fetch = useCallback(() => {
    if (isLoading.current) return
    isLoading.current = true
    setHeld({ part: null, state: 'loading' })
    load().then(
      (part) => setHeld({ part, state: 'ready' }),
      () => {
        isLoading.current = false
        setHeld({ part: null, state: 'failed' })
      },
    )
  }, [load])
  return { ...held, fetch }
}
