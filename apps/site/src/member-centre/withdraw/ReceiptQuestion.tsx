import { ReceiptForm } from '@croupier/forms/ReceiptForm'
import { withdrawalStore, type Receipt, type Receipts } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { ReceiptFoot } from './ReceiptFoot.tsx'

const Where = styled.p`
  margin: 0 0 ${tokens.space.s3};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  overflow-wrap: anywhere;
`

const Foot = styled.div`
  margin-block-start: ${tokens.space.s4};
`

/** Asks whether a payout has arrived, until the platform's deadline (S-347 to S-351). Renders a `<div>`. */
export const ReceiptQuestion = observer(function ReceiptQuestion({
  receipt,
  proofFiles,
}: {
  receipt: Receipt
  proofFiles: Receipts['proofFiles']
}) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { platformClock, toasts } = useRoot()
  const store = useStore(withdrawalStore)
  const { id, paidAt, bankName, accountNumber } = receipt
  return (
    <Card data-receipt={id} data-status={receipt.status}>
      <Where>{text('receipt.paid_at', { time: moment(paidAt), name: `${bankName} ${accountNumber}` })}</Where>
      <FormTexts>
        <ReceiptForm
          payout={receipt}
          automaticAt={receipt.automaticAt}
          now={platformClock.now}
          proofFiles={proofFiles}
          currency={money.sign}
          money={money.amount}
          onAutomatic={() => void store.reload()}
          onSubmit={async ({ proof, ...answer }) => {
            const outcome = await store.answer({
              ...answer,
              ...(proof && { proof: proof.map((picture) => ({ ...picture })) }),
            })
            if (outcome.kind === 'done') toasts.show({ tone: 'success', textKey: 'receipt.thanks' })
            return formOutcome(outcome)
          }}
        />
      </FormTexts>
      <Foot>
        <ReceiptFoot receipt={receipt} />
      </Foot>
    </Card>
  )
})
