import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { wasBegun, type PageLoad } from './pageLoads.ts'
import { useRoot } from './RootContext.ts'
import { currentPath } from '../ports/sitePaths.ts'

/** Named fields of the address's query; a field that is not there is undefined. */
export type AddressFields = Readonly<Record<string, string | undefined>>

/** How a store's state maps to the address. */
export interface AddressBinding {
  /** The fields that belong to this state; the rest of the query is untouched. */
  readonly names: readonly string[]
  /** The state as fields, read from observables. */
  readonly read: () => AddressFields
  /** Applies the address to the state. */
  readonly apply: (fields: AddressFields) => void
  /** The load that has already applied the address, if it began before the page rendered. */
  readonly load?: PageLoad
  /** False while the state cannot be shown yet. Default true. */
  readonly enabled?: boolean
}

/** The named fields of a query. */
export const fieldsOf = (search: string, names: readonly string[]): AddressFields => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined]))
}

const same = (names: readonly string[], one: AddressFields, other: AddressFields) =>
  names.every((name) => one[name] === other[name])

/** Marks a history entry that this hook wrote. */
const ownState = { writtenByState: true } as const

/**
 * Keeps part of a page's state in the address, so that back, forward, reload and a shared link restore it. A change of
 * the state replaces the history entry; a change of the address, such as going back, is applied to the state.
 */
export function useAddressFields({ names, read, apply, load, enabled = true }: AddressBinding): void {
  const root = useRoot()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const kind = useNavigationType()
  const latest = useRef({ apply, read })
  const hasApplied = useRef(false)
  useEffect(() => {
    latest.current = { apply, read }
  })

  useEffect(() => {
    if (!enabled) return
    if (load && wasBegun(root, load)) hasApplied.current = true
    const isOwn = kind !== 'POP' && (state as Partial<typeof ownState> | null)?.writtenByState === true
    const wanted = fieldsOf(search, names)
    if (hasApplied.current && (isOwn || same(names, wanted, latest.current.read()))) return
    hasApplied.current = true
    latest.current.apply(wanted)
  }, [enabled, kind, load, names, root, search, state])

  useEffect(() => {
    if (!enabled) return undefined
    return reaction(
      () => latest.current.read(),
      (fields) => {
        // The router may still be on its way to another page, whose address does not belong to this one.
        if (currentPath() !== pathname || same(names, fieldsOf(window.location.search, names), fields)) return
        const query = new URLSearchParams(window.location.search)
        for (const name of names) {
          const value = fields[name]
          if (value === undefined) query.delete(name)
          else query.set(name, value)
        }
        void navigate(
          { pathname, search: query.toString(), hash: window.location.hash },
          { replace: true, preventScrollReset: true, state: { ...window.history.state?.usr, ...ownState } },
        )
      },
    )
  }, [enabled, names, navigate, pathname])
}
