import { transfersStore, type SentTransfer, type TransferSettings } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { useStore } from '../../base/RootContext.ts'
import { StepStack } from '../centre/StepStack.ts'
import { useStepFocus } from '../centre/useStepFocus.ts'
import { FormTexts } from '../forms/FormTexts.tsx'
import { PaymentPasswordGate } from '../payment-password/PaymentPasswordGate.tsx'
import { RemoteView } from '../remote/RemoteView.tsx'
import { useText } from '../text/useText.ts'
import { SentTransferCard, type SentTransferCardProps } from './SentTransferCard.tsx'

/** Props of `TransferSteps`. */
export interface TransferStepsProps extends Pick<SentTransferCardProps, 'receiver' | 'recorded'> {
  /** Whether this account may transfer in this direction. */
  readonly allowed: (settings: TransferSettings) => boolean
  /** Shown if it may not. */
  readonly refused: { readonly title: string; readonly text: string }
  /** Opens the account record, at the transfer if it can. */
  readonly openRecord: (sent: SentTransfer) => void
  /** The form; it reports a transfer that was carried out. */
  readonly children: (settings: TransferSettings, onSent: (sent: SentTransfer) => void) => ReactNode
}

/** A transfer between agent and downline: payment password, form, and the transfer that was sent (S-353, S-393). */
export const TransferSteps = observer(function TransferSteps({
  allowed,
  refused,
  receiver,
  recorded,
  openRecord,
  children,
}: TransferStepsProps) {
  const text = useText()
  const transfers = useStore(transfersStore)
  const [sent, setSent] = useState<SentTransfer>()
  const step = useStepFocus<HTMLDivElement>(sent?.id)
  useEffect(() => {
    void transfers.loadSettings()
  }, [transfers])
  return (
    <StepStack ref={step}>
      {sent === undefined ? (
        <RemoteView
          value={transfers.settings}
          waiting={<Skeleton style={{ blockSize: '20rem' }} />}
          failed={{ headingLevel: 4, title: text('upline.failed'), onRetry: () => transfers.loadSettings() }}
        >
          {(settings) =>
            allowed(settings) ? (
              <PaymentPasswordGate>
                <Card>
                  <FormTexts>{children(settings, setSent)}</FormTexts>
                </Card>
              </PaymentPasswordGate>
            ) : (
              <EmptyState headingLevel={4} {...refused} />
            )
          }
        </RemoteView>
      ) : (
        <SentTransferCard
          transfer={sent}
          receiver={receiver}
          recorded={recorded}
          record={{ label: text('in_account_record'), open: () => openRecord(sent) }}
          onAgain={() => setSent(undefined)}
        />
      )}
    </StepStack>
  )
})
