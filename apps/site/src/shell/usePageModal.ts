import { keepReferral, paths } from '@croupier/stores'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRoot } from '../base/RootContext.ts'

/**
 * Opens the modal that belongs to a page: /login and /register show home under theirs (S-020, S-022). Closing it goes
 * to the plain home page, so that a reload does not reopen it; leaving the page closes it (S-048). The invitation code
 * of the address is stored for sign-up (S-021).
 */
export function usePageModal(modal: 'login' | 'register' | undefined) {
  const { modals, session, ports } = useRoot()
  const navigate = useNavigate()
  useEffect(() => {
    if (!modal) return
    const home = () => void navigate(paths.home, { replace: true })
    if (session.isSignedIn) return home()
    keepReferral(ports)
    let left = false
    void modals.open({ kind: modal }).then(() => left || home())
    return () => {
      left = true
      modals.finish('login', 'closed')
      modals.finish('register', 'closed')
    }
  }, [modal, modals, navigate, session, ports])
}
