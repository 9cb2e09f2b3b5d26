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
 * Fixes the page at its scroll position until the last holder releases it, then restores it exactly.
 *
 * The body is taken out of the flow rather than given `overflow: hidden`, which mobile browsers ignore. The page keeps
 * its scrollbar's room, so nothing jumps sideways. Call what is returned once; further calls do nothing.
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
  // The window takes the body's overflow only from a root that has none of its own: two scrollbars otherwise.
  if (scrollbar > 0) (getComputedStyle(root).overflowY === 'visible' ? body : root).style.overflowY = 'scroll'
  return taken
}

const restore = ({ x, y, style, behaviour, overflow }: Lock) => {
  const { body, documentElement: root } = document
  if (style === null) body.removeAttribute('style')
  // Not by the attribute, which a content policy without inline styles blocks.
  else body.style.cssText = style
  root.style.overflowY = overflow
  // A page with smooth scrolling would glide back for half a second.
  root.style.scrollBehavior = 'auto'
  window.scrollTo(x, y)
  root.style.scrollBehavior = behaviour
  lock = undefined
}
