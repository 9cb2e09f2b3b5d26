import { useIdle } from '@croupier/ui/useIdle'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { PartFailure } from '../failure/PartFailure.tsx'
import { WidgetBoundary } from '../failure/WidgetBoundary.tsx'

/** Props of `Deferred`. */
export interface DeferredProps {
  /**
   * When the content loads: `now`; `idle`, soon after the first user activity, or after 8 s; or `visible`, when it is
   * scrolled near the window. Once due, the content stays, whatever this becomes. Default `now`.
   */
  until?: 'now' | 'idle' | 'visible'
  /** How far below the window counts as near. Default half a window. */
  ahead?: string
  /** Keeps the place until the content is there. */
  placeholder?: ReactNode
  /** In the place of content that did not load or broke (S-406). */
  failed?: ReactNode
  children: ReactNode
}

/** Whether the element of `ref` has been near the window once. */
function useNear(ahead: string, isWatched: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || !isWatched || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${ahead} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ahead, isNear, isWatched])
  return { place, isNear }
}

/**
 * A part of the page that loads later than its surroundings, or as a separate chunk: its placeholder, its content, and
 * what shows if it fails to load. An error in it stays in it. Renders a `<div>` around it if it waits until it is
 * `visible`, otherwise no element.
 */
export function Deferred({
  until = 'now',
  ahead = '50%',
  placeholder = null,
  failed = <PartFailure />,
  children,
}: DeferredProps) {
  const isIdle = useIdle()
  const { place, isNear } = useNear(ahead, until === 'visible')
  const [wasDue, setWasDue] = useState(false)
  const isDue = wasDue || until === 'now' || (until === 'idle' ? isIdle : isNear)
  if (isDue && !wasDue) setWasDue(true)
  const content = isDue ? (
    <WidgetBoundary fallback={() => failed}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </WidgetBoundary>
  ) : (
    placeholder
  )
  return until === 'visible' ? <div ref={place}>{content}</div> : content
}
