import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

interface Offset {
  x: number
  y: number
}

const step = 24

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/**
 * Moves a box by its header, by arrow keys, or from corner to corner by a button (WCAG 2.2, 2.5.7: what dragging does,
 * a single press can do too). The box never leaves the window.
 *
 * The offset lives in two CSS variables on the box, so moving renders nothing.
 */
export const useMove = (box: RefObject<HTMLElement | null>) => {
  const offset = useRef<Offset>({ x: 0, y: 0 })
  const grip = useRef<Offset | null>(null)
  const place = useRef(0)

  const moveTo = (x: number, y: number) => {
    const element = box.current
    if (!element) return
    const range = freedom(element, offset.current)
    offset.current = { x: clamp(x, range.left, range.right), y: clamp(y, range.top, range.bottom) }
    element.style.setProperty('--_x', `${offset.current.x}px`)
    element.style.setProperty('--_y', `${offset.current.y}px`)
  }

  const header = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (grip.current) moveTo(event.clientX - grip.current.x, event.clientY - grip.current.y)
    },
    onPointerUp: () => {
      grip.current = null
    },
    onPointerCancel: () => {
      grip.current = null
    },
  }

  const button = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = arrows[event.key]
      if (!by) return
      event.preventDefault()
      moveTo(offset.current.x + by[0], offset.current.y + by[1])
    },
    onClick: () => {
      const element = box.current
      if (!element) return
      const { left, right, top, bottom } = freedom(element, offset.current)
      const corners: Offset[] = [
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
        { x: left, y: top },
        { x: 0, y: 0 },
      ]
      const next = corners[place.current % corners.length]
      place.current += 1
      if (next) moveTo(next.x, next.y)
    },
  }

  return { header, button }
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** How far the box may be moved from its place in the middle on each side without leaving the window. */
const freedom = (element: HTMLElement, moved: Offset) => {
  const rect = element.getBoundingClientRect()
  return {
    left: -(rect.left - moved.x),
    right: window.innerWidth - (rect.right - moved.x),
    top: -(rect.top - moved.y),
    bottom: window.innerHeight - (rect.bottom - moved.y),
  }
}
