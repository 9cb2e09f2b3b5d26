import type { CentreStore } from '@croupier/stores'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { useRoot } from '../../base/RootContext.ts'
import { cameFromSite } from '../../base/useBack.ts'

/** Set while the site itself steps back to close a centre, so that no other overlay closes. */
export const ownStepBack = { isUnderWay: false }

const pageIn = (search: string, name: string) => new URLSearchParams(search).get(name)

/** The query with another page of the centre, or without the centre; fields of the previous page are removed. */
function queryWith(name: string, page: string | null): string {
  const kept = [...new URLSearchParams(window.location.search)].filter(
    ([key]) => key !== name && !key.startsWith(`${name}.`),
  )
  const query = new URLSearchParams(kept)
  if (page !== null) query.set(name, page)
  return query.toString()
}

function writeAddress(navigate: NavigateFunction, name: string, page: string | null): void {
  const { hash, pathname, search } = window.location
  const before = pageIn(search, name)
  // A step back is on its way to the browser: the address here is still the previous one.
  if (page === before || ownStepBack.isUnderWay) return
  const isPushed = (window.history.state as { usr?: Record<string, unknown> } | null)?.usr?.[name] === true
  if (page === null && isPushed && cameFromSite()) {
    ownStepBack.isUnderWay = true
    void navigate(-1)
  } else
    void navigate(
      { pathname, search: queryWith(name, page), hash },
      { replace: before !== null, preventScrollReset: true, state: { [name]: before === null || isPushed } },
    )
}

/**
 * Opens the page of the address in an open centre, or closes the centre. If the person stays because of unsaved input,
 * the page's address is restored.
 */
async function follow(
  navigate: NavigateFunction,
  name: string,
  centre: CentreStore,
  page: string | null,
): Promise<void> {
  const hasLeft = await (page === null ? centre.close() : centre.select(page))
  if (!hasLeft) writeAddress(navigate, name, centre.page)
}

/**
 * Keeps the open page of a centre in the address, as `?centre=depositv2`: a shared link and a reload open it, back
 * closes it, forward opens it again (S-015, S-048). The route below stays as it is. After an expired session the same
 * address is opened again (S-201).
 */
export function useCentreAddress(name: 'centre' | 'agent', centre: CentreStore): void {
  const { guard, modals, session } = useRoot()
  const routerNavigate = useNavigate()
  // The router's own function changes with the path; the rest depends only on the address's centre.
  const latest = useRef(routerNavigate)
  const { search } = useLocation()
  const wanted = pageIn(search, name)

  useEffect(() => {
    latest.current = routerNavigate
  })

  // It opened with the page, which may have gone on to another page of its menu.
  const isAhead = useRef(centre.isOpen)
  useEffect(() => {
    if (isAhead.current) {
      isAhead.current = false
      if (centre.isOpen) writeAddress(latest.current, name, centre.page)
    } else if (centre.isOpen) void follow(latest.current, name, centre, wanted)
    // React may show an address that the browser has left meanwhile.
    else if (wanted !== null && wanted === pageIn(window.location.search, name)) centre.open(wanted)
  }, [centre, name, wanted])

  useEffect(() => {
    // Of two quick steps back React renders only the last, and sees no change of address between them.
    const stepped = () => {
      const page = pageIn(window.location.search, name)
      if (centre.isOpen && page !== centre.page) void follow(latest.current, name, centre, page)
    }
    window.addEventListener('popstate', stepped)
    return () => window.removeEventListener('popstate', stepped)
  }, [centre, name])

  useEffect(
    () =>
      reaction(
        () => (centre.isOpen ? centre.page : null),
        // In a separate task: the cause of the closing may lead to another page, and then that address counts.
        (page) => queueMicrotask(() => writeAddress(latest.current, name, page)),
      ),
    [centre, name],
  )

  // A visitor who followed a link here without logging in sees only the page.
  useEffect(
    () =>
      reaction(
        () => !centre.isOpen && !session.isSignedIn && modals.stack.length === 0,
        (isGivenUp) => isGivenUp && queueMicrotask(() => writeAddress(latest.current, name, null)),
      ),
    [centre, modals, name, session],
  )

  useEffect(() => {
    if (wanted === null) return undefined
    // The browser's own address: React may not have rendered yet what the last press wrote into it.
    return guard.keepPlace(() => {
      const { hash, pathname, search: query } = window.location
      return () => latest.current({ pathname, search: query, hash }, { replace: true })
    })
  }, [guard, wanted])
}
