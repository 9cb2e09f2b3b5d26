import { withdrawalStore, type Receipt, type Receipts } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { ReceiptFoot } from './ReceiptFoot.tsx'
import { ReceiptQuestion } from './ReceiptQuestion.tsx'
import { receiptTone } from './stageTone.ts'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};

  & > h5 {
    font-size: ${tokens.fontSize.md};
  }
`

const Step = styled.div`
  outline: 0;
`

const Entry = styled(Card)`
  display: grid;
  gap: ${tokens.space.s2};

  & > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
  font-variant-numeric: tabular-nums;
`

/** Every payout of the open withdrawal: the question while it waits, else how it ended (S-347 to S-352). */
export const Payouts = observer(function Payouts() {
  const text = useText()
  const store = useStore(withdrawalStore)
  return (
    <RemoteView
      value={store.payouts}
      waiting={null}
      failed={{ headingLevel: 4, size: 'sm', title: text('receipt.failed'), onRetry: () => store.loadOpen() }}
    >
      {({ list, proofFiles }) =>
        list.length === 0 ? null : (
          <Root aria-label={text('receipt.all')}>
            <h5>{text('receipt.all')}</h5>
            {list.map((receipt) => (
              <Payout key={receipt.id} receipt={receipt} proofFiles={proofFiles} />
            ))}
          </Root>
        )
      }
    </RemoteView>
  )
})

/** One payout. Its answer takes the focus where the question was. */
const Payout = observer(function Payout({
  receipt,
  proofFiles,
}: {
  receipt: Receipt
  proofFiles: Receipts['proofFiles']
}) {
  const isOpen = receipt.status === 'waiting'
  const step = useStepFocus<HTMLDivElement>(isOpen ? 'question' : 'answer', { block: 'center' })
  return (
    <Step ref={step} tabIndex={-1}>
      {isOpen ? <ReceiptQuestion receipt={receipt} proofFiles={proofFiles} /> : <AnsweredReceipt receipt={receipt} />}
    </Step>
  )
})

const AnsweredReceipt = observer(function AnsweredReceipt({ receipt }: { receipt: Receipt }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { modals } = useRoot()
  const store = useStore(withdrawalStore)
  const toastRefusal = useRefusalToast()
  const { id, amount, received, status, paidAt, answeredAt, automaticAt, bankName } = receipt
  const isClaim = status === 'partial' || status === 'notReceived'
  const arrived = async () => {
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'receipt.arrived_question',
      textKey: 'receipt.arrived_text',
      amounts: { amount },
      confirmKey: 'receipt.received',
      cancelKey: 'in_more_cancel',
    })
    if (answer === 'confirmed') toastRefusal(await store.answer({ id, action: 'RECEIVED', comment: '' }))
  }
  return (
    <Entry data-receipt={id} data-status={status}>
      <Head>
        <strong>{money.amount(amount)}</strong>
        <Badge tone={receiptTone[status]}>{text(`receipt.status_${status}`)}</Badge>
      </Head>
      <p>{text('receipt.paid_at', { time: moment(paidAt), name: bankName })}</p>
      {status === 'partial' ? (
        <p>{text('receipt.part_of', { received: money.amount(received), amount: money.amount(amount) })}</p>
      ) : null}
      {status === 'forced' ? <Callout tone="warning">{text('receipt.forced')}</Callout> : null}
      {status === 'automatic' ? (
        <Callout tone="warning">{text('receipt.counted', { time: moment(answeredAt ?? automaticAt) })}</Callout>
      ) : null}
      <ReceiptFoot receipt={receipt} />
      {isClaim ? (
        <div>
          <Button size="sm" variant="outline" tone="neutral" onClick={() => void arrived()}>
            {text('receipt.arrived_after_all')}
          </Button>
        </div>
      ) : null}
    </Entry>
  )
})
