import { agreementsStore, type AgreementDetail } from '@croupier/stores'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { PageSection } from '../parts/centre/PageSection.tsx'
import { useStore } from '../base/RootContext.ts'
import { Dispute } from '../parts/dispute/Dispute.tsx'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useText } from '../parts/text/useText.ts'
import { Stack } from '../parts/page/Stack.ts'
import { AgreementActions } from './AgreementActions.tsx'
import { AgreementCard } from './AgreementCard.tsx'
import { AgreementComparison } from './AgreementComparison.tsx'
import { AgreementHistory } from './AgreementHistory.tsx'
import { ReplayFigures } from './ReplayFigures.tsx'

/**
 * The open contract: its terms, what agreeing would end, old next to new, last month under both, and its history
 * (S-396, S-399 to S-401, N-7). Renders a `<div>`.
 */
export const AgreementView = observer(function AgreementView({
  id,
  headingLevel = 4,
  onAnswered,
}: {
  id: string
  headingLevel?: 3 | 4
  onAnswered?: () => void
}) {
  const text = useText()
  const store = useStore(agreementsStore)
  return (
    <RemoteView
      value={store.detail}
      waiting={<Skeleton style={{ blockSize: '20rem' }} />}
      failed={{ headingLevel: 4, title: text('agreements.failed'), onRetry: () => store.loadOpened(id) }}
    >
      {(agreement) => (
        <Stack>
          <AgreementCard
            headingLevel={headingLevel}
            agreement={agreement}
            former={agreement.former}
            wouldEnd={agreement.mayAnswer ? agreement.wouldEnd : undefined}
            actions={<AgreementActions agreement={agreement} {...(onAnswered && { onAnswered })} />}
          />
          {agreement.kind === 'dividend' ? <Callout>{text('agreements.carried_hint')}</Callout> : null}
          {agreement.former ? (
            <PageSection title={text('agreements.compare')}>
              <AgreementComparison offered={agreement} former={agreement.former} />
            </PageSection>
          ) : null}
          <Replay agreement={agreement} />
          <Dispute
            pack={{
              contract: agreement.id,
              kind: agreement.kind,
              side: agreement.side,
              status: agreement.status,
              product: agreement.productType,
            }}
          />
          <PageSection title={text('agreements.history')}>
            <Card>
              <AgreementHistory agreement={agreement} />
            </Card>
          </PageSection>
        </Stack>
      )}
    </RemoteView>
  )
})

/** The simulator. A contract that has ended is not worked out any more. */
const Replay = observer(function Replay({ agreement: { id, kind, status } }: { agreement: AgreementDetail }) {
  const text = useText()
  const store = useStore(agreementsStore)
  if (status === 'R' || status === 'C') return null
  return (
    <PageSection title={text('agreements.replay')}>
      <RemoteView
        value={store.replay}
        waiting={<Skeleton style={{ blockSize: '8rem' }} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('agreements.replay_failed'),
          onRetry: () => store.loadReplay(id),
        }}
      >
        {(replay) => <ReplayFigures kind={kind} replay={replay} />}
      </RemoteView>
    </PageSection>
  )
})
