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
const followers = new Set<() => void>()

/** How far the page is scrolled, in pixels; while it is locked, the position that its release restores. */
export const pageScroll = (): number => lock?.y ?? window.scrollY

/** Scrolls the page without animation, also while it is locked. `top` is in pixels. */
export const scrollPage = (top: number): void => {
  if (!lock) return window.scrollTo({ top, behavior: 'instant' })
  const { body } = document
  const y = Math.max(0, Math.min(top, body.offsetHeight - window.innerHeight))
  lock = { ...lock, y }
  body.style.insetBlockStart = `${-y}px`
  followers.forEach((follow) => follow())
}

/** Calls `follow` when the locked page is moved, which fires no scroll event. Returns the function that stops it. */
export const followLockedPage = (follow: () => void): (() => void) => {
  followers.add(follow)
  return () => void followers.delete(follow)
}

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
    // Both edges rather than a width: a body with a maximum width and automatic margins stays centred.
    left: `${-taken.x}px`,
    right: `${taken.x}px`,
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
