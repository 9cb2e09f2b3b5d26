import { UplineTransferForm } from '@croupier/forms/UplineTransferForm'
import { movementFields, transfersStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { useOpenRow } from '../../parts/centre/useOpenRow.ts'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import { TransferSteps } from '../../parts/transfer/TransferSteps.tsx'
import { Stack } from '../../parts/page/Stack.ts'

/** Sends money to the agent above, with the payment password, and shows where it is recorded (S-329, S-353). */
export const TransferUplinePage = observer(function TransferUplinePage() {
  const text = useText()
  const money = useMoney()
  const { merchant, system, balance } = useRoot()
  const openRow = useOpenRow()
  const { isHidden } = balance
  const transfers = useStore(transfersStore)
  return (
    <Stack>
      <PageHead title={text('in_transfer_upline')}>{text('upline.intro')}</PageHead>
      <TransferSteps
        allowed={({ toUpline }) => toUpline}
        refused={{ title: text('upline.none_title'), text: text('upline.none_text') }}
        receiver={text('transfer.to_upline')}
        recorded={text('upline.recorded')}
        openRecord={({ id, at }) => openRow('transactionHistory', movementFields(id, at, merchant.current.timeZone))}
      >
        {({ available, minimum, maximum, uplineName }, onSent) => (
          <UplineTransferForm
            asksPassword={system.asksPaymentPassword}
            available={available}
            minimum={minimum}
            maximum={maximum}
            uplineName={uplineName}
            currency={money.sign}
            money={money.amount}
            isBalanceHidden={isHidden}
            onSubmit={async (transfer) => {
              const outcome = await transfers.sendUp(transfer)
              if (outcome.kind === 'done') onSent(outcome.value)
              return formOutcome(outcome)
            }}
          />
        )}
      </TransferSteps>
    </Stack>
  )
})
