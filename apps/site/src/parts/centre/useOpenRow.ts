import type { MemberPageKey } from '@croupier/stores'
import { useNavigate } from 'react-router-dom'
import { useRoot } from '../../base/RootContext.ts'
import { centreSearch } from './centreSearch.ts'

/** Goes to a page of the member centre at the row that `fields` of the address name, such as `{ withdrawal: 'W7' }`. */
export function useOpenRow(): (page: MemberPageKey, fields: Readonly<Record<string, string>>) => void {
  const { memberCentre } = useRoot()
  const navigate = useNavigate()
  return (page, fields) => {
    const { hash, pathname } = window.location
    const search = centreSearch(window.location.search, page, fields)
    // A toast may call this after the centre was closed: the centre then opens again, and Back closes it.
    const { isOpen } = memberCentre
    const state = { centre: !isOpen || window.history.state?.usr?.centre === true }
    void navigate({ pathname, search, hash }, { replace: isOpen, preventScrollReset: true, state })
    if (isOpen) void memberCentre.select(page)
  }
}
