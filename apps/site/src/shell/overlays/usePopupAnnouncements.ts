import { paths } from '@croupier/stores'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../../base/RootContext.ts'

/**
 * Opens the popup announcements on the home page, once per session for visitors and once for members, when no overlay
 * is open (wire fact 6.12).
 */
export function usePopupAnnouncements() {
  const { memberCentre, modals, notices } = useRoot()
  const atHome = useLocation().pathname === paths.home
  useEffect(() => {
    if (!atHome) return undefined
    return reaction(
      () => (modals.stack.length > 0 || memberCentre.isOpen ? [] : notices.popup),
      (due) => {
        if (due.length === 0) return
        notices.closePopup()
        void modals.open({ kind: 'announcement', ids: due.map(({ id }) => String(id)) })
      },
      { fireImmediately: true },
    )
  }, [atHome, memberCentre, modals, notices])
}
