interface Lock {
  readonly x: number
  readonly y: number
  readonly style: string | null
  /** The root's own `scroll-behavior` and `overflow-y`. */
  readonly behaviour: string
  readonly overflow: string
}

let holders = 0
let lock: Lock | undefined

/**
 * Locks the page at its scroll position until the last holder releases it, then restores it exactly.
 *
 * The body is taken out of the flow rather than given `overflow: hidden`, which mobile browsers ignore. The page keeps
 * the scrollbar's space, so nothing jumps sideways. Returns the release function; calling it again does nothing.
 */
export const lockScroll = (): (() => void) => {
  holders += 1
  if (holders === 1) lock = fix()
  let held = true
  return () => {
    if (!held) return
    held = false
    holders -= 1
    if (holders === 0 && lock) restore(lock)
  }
}

const fix = (): Lock => {
  const { body, documentElement: root } = document
  const taken: Lock = {
    x: window.scrollX,
    y: window.scrollY,
    style: body.getAttribute('style'),
    behaviour: root.style.scrollBehavior,
    overflow: root.style.overflowY,
  }
  const scrollbar = window.innerWidth - root.clientWidth
  Object.assign(body.style, {
    position: 'fixed',
    insetBlockStart: `${-taken.y}px`,
    left: `${-taken.x}px`,
    width: '100%',
    boxSizing: 'border-box',
  })
  // The window takes over the body's overflow only if the root sets none; otherwise there would be two scrollbars.
  if (scrollbar > 0) (getComputedStyle(root).overflowY === 'visible' ? body : root).style.overflowY = 'scroll'
  return taken
}

const restore = ({ x, y, style, behaviour, overflow }: Lock) => {
  const { body, documentElement: root } = document
  if (style === null) body.removeAttribute('style')
  // Not by the attribute, which a Content Security Policy without inline styles blocks.
  else body.style.cssText = style
  root.style.overflowY = overflow
  // With smooth scrolling the page would take half a second to scroll back.
  root.style.scrollBehavior = 'auto'
  window.scrollTo(x, y)
  root.style.scrollBehavior = behaviour
  lock = undefined
}
