import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

/** The browser's history as the router uses it. */
export type SiteHistory = ReturnType<typeof createBrowserHistory>

const stepListeners = new Set<() => void>()

/**
 * Calls the listener on every step back or forward, before the router and the pages see it. A page with unsaved changes
 * answers such a step with a question; hearing of it first lets others close what is open without closing that question.
 * Returns the function that unsubscribes.
 */
export function onStep(listener: () => void): () => void {
  stepListeners.add(listener)
  return () => void stepListeners.delete(listener)
}

/** Path and query of an address. */
interface Place {
  readonly pathname: string
  readonly search: string
}

/** A move inside the site that has not been made yet. */
export interface Move {
  readonly from: Place
  readonly to: Place
  /** A step of the browser's own Back or Forward, and no link or redirect. */
  readonly isStep: boolean
  /** Makes the move after all. */
  readonly go: () => void
}

let holds: (move: Move) => boolean = () => false

/** Lets `answer` hold back moves, for which it returns true, until the returned function is called. */
export function holdMoves(answer: (move: Move) => boolean): () => void {
  holds = answer
  return () => {
    holds = () => false
  }
}

const placeNow = (): Place => ({ pathname: window.location.pathname, search: window.location.search })

/** Place of the shown entry among those of this site; null for one that the router did not write. */
function stepNow(): number | null {
  const state = window.history.state as { readonly idx?: unknown } | null
  return typeof state?.idx === 'number' ? state.idx : null
}

/**
 * Tells the listeners of every step, unless it is held: then the browser is brought back to the entry that it left, and
 * no listener is called for either step.
 * @returns to be called after a move that the site made itself.
 */
function watchSteps(): () => void {
  let shown = { place: placeNow(), step: stepNow() }
  let isComingBack = false
  window.addEventListener('popstate', (event) => {
    const place = placeNow()
    const step = stepNow()
    const distance = step === null || shown.step === null ? 0 : step - shown.step
    const go = () => window.history.go(distance)
    const isHeld = isComingBack || (distance !== 0 && holds({ from: shown.place, to: place, isStep: true, go }))
    if (isHeld) {
      isComingBack = distance !== 0
      event.stopImmediatePropagation()
      if (isComingBack) window.history.go(-distance)
      return
    }
    shown = { place, step }
    for (const listener of stepListeners) listener()
  })
  return () => (shown = { place: placeNow(), step: stepNow() })
}

/**
 * The browser's history, with two rules added: going to the address that is already there replaces its entry, so that a
 * link or a tile pressed twice, also while its page is still on its way, leaves one step to go back (S-046); and a page
 * with something to lose holds its address until the person agrees.
 */
export function siteHistory(): SiteHistory {
  const history = createBrowserHistory({ v5Compat: true })
  const moved = watchSteps()
  const { push, replace, createHref } = history
  const write = (way: typeof push, to: Parameters<typeof push>[0], state: unknown) => {
    const { pathname, search } = new URL(createHref(to), window.location.href)
    const go = () => write(way, to, state)
    if (holds({ from: placeNow(), to: { pathname, search }, isStep: false, go })) return
    way.call(history, to, state)
    moved()
  }
  history.push = (to, state) => {
    const { pathname, search, hash } = history.location
    const isHere = createHref(to) === createPath({ pathname, search, hash })
    write(isHere ? replace : push, to, state)
  }
  history.replace = (to, state) => write(replace, to, state)
  return history
}

/** Whether the page was reached from another page of this site, so that a step back stays here. */
export const cameFromSite = (): boolean => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}
