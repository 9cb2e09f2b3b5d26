import { useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Renders a `<div>` that keeps a place until it comes within a screen of the window, then shows its content. What lies
 * far below costs nothing until somebody goes there.
 */
export function WhenNear({
  room,
  ahead = '50%',
  children,
}: {
  room: ReactNode
  /** How far below the window counts as near. */ ahead?: string
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${ahead} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ahead, near])
  return <div ref={place}>{near ? children : room}</div>
}
