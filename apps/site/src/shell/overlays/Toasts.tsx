import { ToastProvider } from '@croupier/ui/ToastProvider'
import { useToasts } from '@croupier/ui/useToasts'
import { autorun } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useRoot } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'

/** A message shown less than this time before a change of page explains that change. */
const ownMs = 1000

/**
 * Shows the store's toasts in the kit's stack; errors close with their page and their session, offers to act with their
 * session. Renders nothing.
 */
const ToastFeed = observer(function ToastFeed() {
  const text = useText()
  const money = useMoney()
  const { agentCentre, memberCentre, session, toasts } = useRoot()
  const { close, show } = useToasts()
  const { pathname } = useLocation()
  const { token } = session
  const place = `${token} ${pathname} ${memberCentre.isOpen ? memberCentre.page : ''} ${agentCentre.isOpen ? agentCentre.page : ''}`
  const latest = useRef({ money, text, show })
  /** Messages that stay until they are closed, and when they were shown. */
  const staying = useRef(new Map<string, number>())
  /** Messages with an action, which acts for the member who is logged in. */
  const acting = useRef(new Set<string>())

  useEffect(() => {
    latest.current = { money, text, show }
  })

  // They belong to the page they were shown on. A recent one explains why the page has changed.
  useEffect(() => {
    for (const [id, at] of staying.current) {
      if (performance.now() - at < ownMs) continue
      staying.current.delete(id)
      close(id)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the engine gives new functions with each message
  }, [place])

  useEffect(() => {
    for (const id of acting.current) close(id)
    acting.current.clear()
    // oxlint-disable-next-line react/exhaustive-deps -- the engine gives new functions with each message
  }, [token])

  useEffect(
    () =>
      autorun(() => {
        for (const toast of toasts.toasts) {
          const amounts = Object.entries(toast.amounts ?? {}).map(([name, amount]) => [
            name,
            latest.current.money.amount(amount),
          ])
          // An error stays until it is read and closed, especially one with a reference to copy.
          const stays = toast.tone === 'danger' || toast.tone === 'warning'
          if (stays) staying.current.set(String(toast.id), performance.now())
          if (toast.action) acting.current.add(String(toast.id))
          latest.current.show({
            id: String(toast.id),
            tone: toast.tone,
            ...(stays && { timeOut: 0 }),
            title: latest.current.text({
              ...toast,
              key: toast.textKey,
              values: { ...toast.values, ...Object.fromEntries(amounts) },
            }),
            ...(toast.action && {
              action: { label: latest.current.text(toast.action.labelKey), onSelect: toast.action.run },
            }),
            ...(toast.reference
              ? { text: latest.current.text('failure.reference', { reference: toast.reference }) }
              : {}),
          })
          // The kit's stack keeps it from here on: its time, its close button, its announcement.
          queueMicrotask(() => toasts.dismiss(toast.id))
        }
      }),
    [toasts],
  )
  return null
})

/** The site's messages, above everything (S-014). Renders a portal. */
export function Toasts() {
  const text = useText()
  return (
    <ToastProvider texts={{ close: text('notification.dismiss') }}>
      <ToastFeed />
    </ToastProvider>
  )
}
