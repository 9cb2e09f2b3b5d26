import { useToasts } from '@croupier/ui'
import { autorun } from 'mobx'
import { useEffect, useRef } from 'react'
import { useRoot } from '../../app/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'

/** Shows the store's toasts in the kit's stack. Renders nothing. */
export function ToastFeed() {
  const text = useText()
  const money = useMoney()
  const { toasts } = useRoot()
  const { show } = useToasts()
  const latest = useRef({ money, text, show })

  useEffect(() => {
    latest.current = { money, text, show }
  })

  useEffect(
    () =>
      autorun(() => {
        for (const toast of toasts.toasts) {
          const amounts = Object.entries(toast.amounts ?? {}).map(([name, amount]) => [
            name,
            latest.current.money.amount(amount),
          ])
          latest.current.show({
            id: String(toast.id),
            tone: toast.tone,
            // What went wrong stays until it is read and closed, most of all a reference to copy.
            ...((toast.tone === 'danger' || toast.tone === 'warning') && { timeOut: 0 }),
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
}
