import { useRoot } from '../../base/RootContext.ts'
import { openServiceWindow } from './openServiceWindow.ts'

/**
 * Opens a customer service entry; a toast reports a blocked or failed window. Without a path, the person's own service
 * (S-223).
 */
export function useService() {
  const root = useRoot()
  return async (path?: string) => {
    const { system, toasts, member } = root
    const wanted = path ?? system.servicePath(member.rankLevel)
    const outcome = await openServiceWindow(() =>
      wanted === undefined
        ? Promise.reject(new Error('No customer service is configured.'))
        : system.openService(wanted),
    )
    if (outcome === 'blocked') toasts.show({ tone: 'warning', textKey: 'service.popup_blocked' })
    if (outcome === 'failed') toasts.show({ tone: 'danger', textKey: 'service.failed' })
  }
}
