import { useEffect, useRef, useState, type ReactNode } from 'react'

/**
 * Renders a `<div>` that keeps a place until it comes within a screen of the window, then shows its content. What lies
 * far below costs nothing until somebody goes there.
 */
export function WhenNear({ room, className, children }: { room: ReactNode; className?: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '50% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return (
    <div ref={place} className={className}>
      {near ? children : room}
    </div>
  )
}
