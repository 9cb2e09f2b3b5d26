import { DownlineTransferForm } from '@croupier/forms'
import { transfersStore, type SentTransfer, type TransferSettings } from '@croupier/stores'
import { Card, EmptyState, Skeleton } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { PageHead, PageRoom } from '../../member-centre/PageHead.tsx'
import { useStepFocus } from '../../member-centre/useStepFocus.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PaymentPasswordGate } from '../../parts/payment-password/PaymentPasswordGate.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { SentTransferCard } from '../../parts/transfer/SentTransferCard.tsx'

const Step = styled.div`
  outline: 0;
`

/**
 * Sends money to somebody directly below, with the payment password (S-393). Who cannot be reached is refused in the same
 * words whatever the reason (G-36).
 */
export const TransferDownlinePage = observer(function TransferDownlinePage() {
  const text = useText()
  const { agentCentre, memberCentre } = useRoot()
  const transfers = useStore(transfersStore)
  const [sent, setSent] = useState<SentTransfer>()
  const step = useStepFocus<HTMLDivElement>(sent?.id)
  useEffect(() => {
    void transfers.loadSettings()
  }, [transfers])
  const openRecord = async () => {
    if (await agentCentre.close()) memberCentre.open('transactionHistory')
  }
  return (
    <PageRoom>
      <PageHead title={text('agent.transfer')}>{text('downline_transfer.intro')}</PageHead>
      <Step ref={step} tabIndex={-1}>
        {sent === undefined ? (
          <RemoteView
            value={transfers.settings}
            waiting={<Skeleton style={{ blockSize: '20rem' }} />}
            failed={{ headingLevel: 4, title: text('upline.failed'), onRetry: () => transfers.loadSettings() }}
          >
            {(settings) =>
              settings.toDownline ? (
                <PaymentPasswordGate>
                  <SendDown settings={settings} onSent={setSent} />
                </PaymentPasswordGate>
              ) : (
                <EmptyState
                  headingLevel={4}
                  title={text('downline_transfer.none_title')}
                  text={text('downline_transfer.none_text')}
                />
              )
            }
          </RemoteView>
        ) : (
          <SentTransferCard
            transfer={sent}
            receiver={text('downline_transfer.receiver')}
            recorded={text('downline_transfer.recorded')}
            record={{ label: text('in_account_record'), open: () => void openRecord() }}
            onAgain={() => setSent(undefined)}
          />
        )}
      </Step>
    </PageRoom>
  )
})

const SendDown = observer(function SendDown({
  settings: { available, minimum, maximum },
  onSent,
}: {
  settings: TransferSettings
  onSent: (sent: SentTransfer) => void
}) {
  const money = useMoney()
  const { member } = useRoot()
  const transfers = useStore(transfersStore)
  return (
    <Card>
      <FormTexts>
        <DownlineTransferForm
          available={available}
          minimum={minimum}
          maximum={maximum}
          ownAccount={member.info.data?.account ?? ''}
          currency={money.sign}
          money={money.amount}
          onSubmit={async (transfer) => {
            const outcome = await transfers.sendDown(transfer)
            if (outcome.kind === 'done') onSent(outcome.value)
            return formOutcome(outcome)
          }}
        />
      </FormTexts>
    </Card>
  )
})
