import { withdrawalStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../app/RootContext.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { FailureState } from '../../parts/failure/FailureState.tsx'
import { useText } from '../../parts/text/useText.ts'
import { ReceiptQuestion } from './ReceiptQuestion.tsx'

/**
 * Payouts that wait for an answer, above everything else because their time runs (S-347, S-351). Renders a `<section>`,
 * or nothing when no payout waits.
 */
export const OpenReceipts = observer(function OpenReceipts() {
  const text = useText()
  const store = useStore(withdrawalStore)
  const { data, failure, isLoading } = store.receipts
  if (data === undefined)
    return failure !== undefined && !isLoading ? (
      <FailureState
        headingLevel={4}
        size="sm"
        title={text('receipt.failed')}
        failure={failure}
        onRetry={() => store.loadReceipts()}
      />
    ) : null
  const waiting = data.list.filter(({ status }) => status === 'waiting')
  if (waiting.length === 0) return null
  return (
    <PageSection title={text('receipt.heading')}>
      {waiting.map((receipt) => (
        <ReceiptQuestion key={receipt.id} receipt={receipt} proofFiles={data.proofFiles} />
      ))}
    </PageSection>
  )
})
