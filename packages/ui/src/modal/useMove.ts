import { useCallback, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { announce } from '../announcer/announce.ts'
import { watchSizes } from '../sizes/watchSizes.ts'

interface Offset {
  x: number
  y: number
}

/** The pointer that holds the header, and where that pointer would be with the box in its centred position. */
interface Grip extends Offset {
  pointer: number
}

const step = 24

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/**
 * Moves a box by dragging its header, by arrow keys, or from corner to corner by a button, the alternative to dragging
 * (WCAG 2.2, 2.5.7). The box never leaves the element around it, even when the window or the box is resized; a box that
 * fills a small screen does not move.
 *
 * After a move by a key or the button, its place is announced: how far it is across and down, in per cent.
 *
 * The offset is in two CSS variables on the box, so moving does not re-render. Call `watch` from the box's ref: it
 * resets the offset when the box is mounted.
 */
export const useMove = (
  box: RefObject<HTMLElement | null>,
  say: (place: { across: number; down: number }) => string,
) => {
  const offset = useRef<Offset>({ x: 0, y: 0 })
  const grip = useRef<Grip | null>(null)
  const place = useRef(0)

  const moveTo = useCallback(
    (x: number, y: number) => {
      const element = box.current
      if (!element) return
      const range = freedom(element)
      offset.current = { x: clamp(x, range.left, range.right), y: clamp(y, range.top, range.bottom) }
      element.style.setProperty('--_x', `${offset.current.x}px`)
      element.style.setProperty('--_y', `${offset.current.y}px`)
    },
    [box],
  )

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      offset.current = { x: 0, y: 0 }
      grip.current = null
      place.current = 0
      const follow = () => {
        const { x, y } = offset.current
        if (x !== 0 || y !== 0) moveTo(x, y)
      }
      return watchSizes(follow, element, element.parentElement)
    },
    [moveTo],
  )

  const tell = () => {
    if (!box.current) return
    const { left, right, top, bottom } = freedom(box.current)
    const { x, y } = offset.current
    announce(say({ across: share(x, left, right), down: share(y, top, bottom) }))
  }

  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (grip.current?.pointer === event.pointerId) grip.current = null
  }

  const header = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (grip.current || event.button !== 0 || (event.target as Element).closest('button, a, input')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const { x, y } = offset.current
      grip.current = { pointer: event.pointerId, x: event.clientX - x, y: event.clientY - y }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // A second finger on the header is ignored.
      if (grip.current?.pointer === event.pointerId)
        moveTo(event.clientX - grip.current.x, event.clientY - grip.current.y)
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  }

  const button = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = arrows[event.key]
      if (!by) return
      event.preventDefault()
      moveTo(offset.current.x + by[0], offset.current.y + by[1])
    },
    // A key that is held down moves many times and ends in one place.
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key in arrows) tell()
    },
    onClick: () => {
      const element = box.current
      if (!element) return
      const { left, right, top, bottom } = freedom(element)
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
      tell()
    },
  }

  return { header, button, watch }
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** Where a place is between two ends, from 0 to 1; the middle where there is no room to move. */
const share = (at: number, from: number, to: number) => (to > from ? clamp((at - from) / (to - from), 0, 1) : 0.5)

/**
 * How far the box may move from the centre in each direction. Uses layout positions, which include neither the offset
 * nor the opening animation.
 */
const freedom = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight, offsetParent }: HTMLElement) => {
  const { clientWidth, clientHeight } = offsetParent ?? document.documentElement
  return {
    left: -offsetLeft,
    right: clientWidth - offsetLeft - offsetWidth,
    top: -offsetTop,
    bottom: clientHeight - offsetTop - offsetHeight,
  }
}
