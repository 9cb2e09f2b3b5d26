import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom'
import { addressOf, currentPath } from '../ports/sitePaths.ts'
import { placeAt } from './address.ts'

/** The router's current place: a location of the site, and how it was reached. */
export interface Shown {
  readonly location: Location
  readonly action: NavigationType
}

/** The browser's history, for the router. */
export interface SiteHistory extends Navigator {
  readonly shown: Shown
  /** Calls the listener with each new place. Returns the function that unsubscribes. */
  listen(listener: (shown: Shown) => void): () => void
}

/**
 * What an entry of the browser's history keeps: the place's own state and key, and its number among those of this site.
 */
interface Entry {
  readonly usr: unknown
  readonly key: string
  readonly idx: number
}

const stepListeners = new Set<() => void>()

/**
 * Calls the listener on every step back or forward, before the router and the pages see it. A page with unsaved changes
 * answers such a step with a question; listening first lets others close overlays without closing that question.
 * Returns the function that unsubscribes.
 */
export function onStep(listener: () => void): () => void {
  stepListeners.add(listener)
  return () => void stepListeners.delete(listener)
}

/** Path and query of an address. */
interface Address {
  readonly pathname: string
  readonly search: string
}

/** A move inside the site that has not been made yet. */
export interface Move {
  readonly from: Address
  readonly to: Address
  /** A step of the browser's own Back or Forward, and no link or redirect. */
  readonly isStep: boolean
  /** Makes the move after all. */
  readonly go: () => void
}

let holds: (move: Move) => boolean = () => false

/** Lets `answer` hold back moves, by returning true, until the returned function is called. */
export function holdMoves(answer: (move: Move) => boolean): () => void {
  holds = answer
  return () => {
    holds = () => false
  }
}

const entryNow = (): Partial<Entry> | null => window.history.state as Partial<Entry> | null

/** Place of the shown entry among those of this site; null for one that the router did not write. */
const stepNow = (): number | null => entryNow()?.idx ?? null

const addressNow = (): Address => ({ pathname: window.location.pathname, search: window.location.search })

const locationNow = (): Location => {
  const { search, hash } = window.location
  const { usr = null, key = 'default' } = entryNow() ?? {}
  return { pathname: window.location.pathname, search, hash, state: usr, key }
}

/** The address of a place in the one spelling that the site has for it. */
function spelled(to: To): string {
  const { pathname = window.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return createPath({ pathname: addressOf(placeAt(currentPath({ pathname })).path), search, hash })
}

const newKey = () => crypto.getRandomValues(new Uint32Array(1)).join('')

/**
 * The browser's history, with three rules of the site. An address has one spelling, which is applied before anything
 * reads it. Going to the current address replaces its entry, so that a link or a tile pressed twice, also while its
 * page is still loading, leaves one step to go back (S-046). And a page with unsaved input holds its address until the
 * person agrees: a step is undone before any listener sees it.
 */
function openHistory(): SiteHistory {
  const { history } = window
  const listeners = new Set<(shown: Shown) => void>()
  const arrived: Entry = { usr: null, key: 'default', idx: 0, ...entryNow() }
  history.replaceState(arrived, '', spelled(window.location))
  let shown: Shown = { location: locationNow(), action: NavigationType.Pop }
  let step = stepNow()
  let at = addressNow()
  let isComingBack = false

  const show = (action: NavigationType) => {
    step = stepNow()
    at = addressNow()
    shown = { location: locationNow(), action }
    for (const listener of listeners) listener(shown)
  }

  window.addEventListener('popstate', (event) => {
    const to = addressNow()
    const next = stepNow()
    const distance = next === null || step === null ? 0 : next - step
    const go = () => history.go(distance)
    const isHeld = isComingBack || (distance !== 0 && holds({ from: at, to, isStep: true, go }))
    if (isHeld) {
      isComingBack = distance !== 0
      event.stopImmediatePropagation()
      if (isComingBack) history.go(-distance)
      return
    }
    for (const listener of stepListeners) listener()
    show(NavigationType.Pop)
  })

  const write = (to: To, usr: unknown, isReplaced: boolean) => {
    const address = spelled(to)
    const { pathname, search } = new URL(address, window.location.href)
    const go = () => write(to, usr, isReplaced)
    if (holds({ from: addressNow(), to: { pathname, search }, isStep: false, go })) return
    const entry: Entry = { usr, key: newKey(), idx: (stepNow() ?? 0) + (isReplaced ? 0 : 1) }
    history[isReplaced ? 'replaceState' : 'pushState'](entry, '', address)
    show(isReplaced ? NavigationType.Replace : NavigationType.Push)
  }

  return {
    get shown() {
      return shown
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => history.go(delta),
    push: (to, state) => write(to, state, spelled(to) === createPath(locationNow())),
    replace: (to, state) => write(to, state, true),
  }
}

let opened: SiteHistory | undefined

/** The history of this page: always the same object. */
export const siteHistory = (): SiteHistory => (opened ??= openHistory())
