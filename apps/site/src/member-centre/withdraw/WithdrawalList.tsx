import { withdrawalStore, type Withdrawal } from '@croupier/stores'
import { Badge, Button, Card, EmptyState, ListSkeleton, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../../app/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { useText } from '../../parts/text/useText.ts'
import { stageTone } from './stageTone.ts'

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};

  & > h4 {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.lg};
  }
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s2} ${tokens.space.s4};
    padding: ${tokens.space.s3} ${tokens.space.s4};
  }
  & > li + li {
    border-block-start: 1px solid ${tokens.color.border};
  }
`

const What = styled.div`
  flex: 1;
  min-inline-size: 10rem;

  & > p {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  & > p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    overflow-wrap: anywhere;
  }
`

/** The member's withdrawals, newest first, each with where it is (S-346). Renders a `<section>`. */
export const WithdrawalList = observer(function WithdrawalList() {
  const text = useText()
  const { withdrawals } = useStore(withdrawalStore)
  return (
    <Root aria-label={text('withdrawal.list')}>
      <h4>{text('withdrawal.list')}</h4>
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
                  title={text('withdrawal.list_empty_title')}
                  text={text('withdrawal.list_empty_text')}
                />
              ) : (
                <List>
                  {list.map((one) => (
                    <Entry key={one.id} withdrawal={one} />
                  ))}
                </List>
              )}
            </Card>
            <PageButtons list={withdrawals} />
          </>
        )}
      </RemoteView>
    </Root>
  )
})

const Entry = observer(function Entry({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useMomentText()
  const store = useStore(withdrawalStore)
  const { id, amount, bankName, accountNumber, requestedAt, status } = withdrawal
  return (
    <li data-withdrawal={id} data-status={status}>
      <What>
        <p>
          <strong>{money.amount(amount)}</strong>
        </p>
        <p>
          {bankName} <bdi dir="ltr">{accountNumber}</bdi>
        </p>
        <p>
          <time dateTime={new Date(requestedAt).toISOString()}>{moment(requestedAt)}</time>
        </p>
      </What>
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
