import { Banknote } from 'lucide-react'
import { withdrawalStore, type Withdrawal } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { RowList, RowText } from '../../parts/centre/rows.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { stageTone } from './stageTone.ts'

/** The member's withdrawals, newest first, each with where it is (S-346). Renders a `<section>`. */
export const WithdrawalList = observer(function WithdrawalList() {
  const text = useText()
  const { withdrawals } = useStore(withdrawalStore)
  return (
    <PageSection title={text('withdrawal.list')}>
      <RemoteView
        value={withdrawals.result}
        waiting={<ListSkeleton rows={3} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('withdrawal.list_failed'),
          onRetry: () => withdrawals.load(),
        }}
      >
        {({ list }) => (
          <>
            <Card padding="none">
              {list.length === 0 ? (
                <EmptyState
                  headingLevel={4}
                  size="sm"
                  art={<Banknote aria-hidden />}
                  title={text('withdrawal.list_empty_title')}
                  text={text('withdrawal.list_empty_text')}
                />
              ) : (
                <RowList>
                  {list.map((one) => (
                    <Entry key={one.id} withdrawal={one} />
                  ))}
                </RowList>
              )}
            </Card>
            <PageButtons list={withdrawals} />
          </>
        )}
      </RemoteView>
    </PageSection>
  )
})

const Entry = observer(function Entry({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const store = useStore(withdrawalStore)
  const { id, amount, bankName, accountNumber, requestedAt, status } = withdrawal
  return (
    <li data-withdrawal={id} data-status={status}>
      <RowText>
        <p>
          <strong>{money.amount(amount)}</strong>
        </p>
        <p>
          {bankName} <bdi dir="ltr">{accountNumber}</bdi>
        </p>
        <p>
          <time dateTime={new Date(requestedAt).toISOString()}>{moment(requestedAt)}</time>
        </p>
      </RowText>
      <Badge tone={stageTone[status]} size="md">
        {text(`withdrawal.stage_${status}`)}
      </Badge>
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        aria-label={text('withdrawal.details_of', { id })}
        onClick={() => store.open(id)}
      >
        {text('withdrawal.details')}
      </Button>
    </li>
  )
})
