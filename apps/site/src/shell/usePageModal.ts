import { useEffect } from 'react'
import { useRoot } from '../root/RootContext.ts'

/** Opens the modal that belongs to a page: /login and /register show home under theirs (S-020, S-022). */
export function usePageModal(modal: 'login' | 'register' | undefined) {
  const { modals, session } = useRoot()
  useEffect(() => {
    if (!modal || session.isSignedIn) return
    void modals.open({ kind: modal })
  }, [modal, modals, session])
}
