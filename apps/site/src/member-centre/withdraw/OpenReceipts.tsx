import { withdrawalStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { ReceiptQuestion } from './ReceiptQuestion.tsx'

/**
 * Payouts that wait for an answer, above everything else because they have a deadline (S-347, S-351). Renders a
 * `<section>`, or nothing if no payout waits.
 */
export const OpenReceipts = observer(function OpenReceipts() {
  const text = useText()
  const store = useStore(withdrawalStore)
  return (
    <RemoteView
      value={store.receipts}
      waiting={null}
      failed={{ headingLevel: 4, size: 'sm', title: text('receipt.failed'), onRetry: () => store.loadReceipts() }}
    >
      {({ list, proofFiles }) => {
        const waiting = list.filter(({ status }) => status === 'waiting')
        return waiting.length === 0 ? null : (
          <PageSection title={text('receipt.heading')}>
            {waiting.map((receipt) => (
              <ReceiptQuestion key={receipt.id} receipt={receipt} proofFiles={proofFiles} />
            ))}
          </PageSection>
        )
      }}
    </RemoteView>
  )
})
