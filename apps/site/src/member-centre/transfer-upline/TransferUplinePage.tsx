import { UplineTransferForm } from '@croupier/forms'
import { transfersStore, type SentTransfer, type TransferSettings } from '@croupier/stores'
import { Card, EmptyState, Skeleton } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PaymentPasswordGate } from '../../parts/payment-password/PaymentPasswordGate.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { SentTransferCard } from '../../parts/transfer/SentTransferCard.tsx'
import { PageHead, PageRoom } from '../PageHead.tsx'
import { useStepFocus } from '../useStepFocus.ts'

const Step = styled.div`
  outline: 0;
`

/** Sends money to the agent above, with the payment password, and shows where it is recorded (S-329, S-353). */
export const TransferUplinePage = observer(function TransferUplinePage() {
  const text = useText()
  const transfers = useStore(transfersStore)
  const [sent, setSent] = useState<SentTransfer>()
  const { memberCentre } = useRoot()
  const step = useStepFocus<HTMLDivElement>(sent?.id)
  useEffect(() => {
    void transfers.loadSettings()
  }, [transfers])
  return (
    <PageRoom>
      <PageHead title={text('in_transfer_upline')}>{text('upline.intro')}</PageHead>
      <Step ref={step} tabIndex={-1}>
        {sent === undefined ? (
          <RemoteView
            value={transfers.settings}
            waiting={<Skeleton style={{ blockSize: '20rem' }} />}
            failed={{ headingLevel: 4, title: text('upline.failed'), onRetry: () => transfers.loadSettings() }}
          >
            {(settings) =>
              settings.toUpline ? (
                <PaymentPasswordGate>
                  <SendUp settings={settings} onSent={setSent} />
                </PaymentPasswordGate>
              ) : (
                <EmptyState headingLevel={4} title={text('upline.none_title')} text={text('upline.none_text')} />
              )
            }
          </RemoteView>
        ) : (
          <SentTransferCard
            transfer={sent}
            receiver={text('transfer.to_upline')}
            recorded={text('upline.recorded')}
            record={{ label: text('in_account_record'), open: () => void memberCentre.select('transactionHistory') }}
            onAgain={() => setSent(undefined)}
          />
        )}
      </Step>
    </PageRoom>
  )
})

const SendUp = observer(function SendUp({
  settings: { available, minimum, maximum, uplineName },
  onSent,
}: {
  settings: TransferSettings
  onSent: (sent: SentTransfer) => void
}) {
  const money = useMoney()
  const transfers = useStore(transfersStore)
  return (
    <Card>
      <FormTexts>
        <UplineTransferForm
          available={available}
          minimum={minimum}
          maximum={maximum}
          uplineName={uplineName}
          currency={money.sign}
          money={money.amount}
          onSubmit={async (transfer) => {
            const outcome = await transfers.sendUp(transfer)
            if (outcome.kind === 'done') onSent(outcome.value)
            return formOutcome(outcome)
          }}
        />
      </FormTexts>
    </Card>
  )
})
