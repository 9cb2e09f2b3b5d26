import { depositStore, type Deposit, type DepositOutcome } from '@croupier/stores'
import { Badge, type BadgeTone } from '@croupier/ui/Badge'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { packTime } from '../../parts/dispute/Dispute.tsx'
import { MoneyFoot } from '../../parts/money/MoneyFoot.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { OnlineButton } from '../../parts/page/OnlineButton.tsx'
import { stagesOf } from './stages.ts'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  padding: ${tokens.space.s4};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s3};
`

const What = styled.div`
  flex: 1;
  min-inline-size: 9rem;

  & > p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    overflow-wrap: anywhere;
  }
`

const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
`

const Line = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space.s2};
  font-size: ${tokens.fontSize.xs};
`

const Step = styled.li`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s05};
  padding-block-start: ${tokens.space.s2};
  border-block-start: 3px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &:where([data-reached]) {
    border-block-start-color: ${tokens.color.accent};
  }
  &:where([data-reached][data-status='rejected'], [data-reached][data-status='expired']) {
    border-block-start-color: ${tokens.color.danger};
  }
  &:where([data-current]) > span {
    color: ${tokens.color.text};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

const tones: Readonly<Record<Deposit['status'], BadgeTone>> = {
  ordered: 'neutral',
  submitted: 'info',
  matching: 'info',
  credited: 'success',
  rejected: 'danger',
  expired: 'neutral',
}

/**
 * One deposit with its status line; one that waits for its payment can be paid or cancelled from here (S-343, S-344).
 * Renders a `<div>`.
 */
export const DepositEntry = observer(function DepositEntry({ deposit }: { deposit: Deposit }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const toastRefusal = useRefusalToast()
  const store = useStore(depositStore)
  const tell = async (step: Promise<DepositOutcome>) => {
    const outcome = await step
    toastRefusal(outcome)
    if (outcome.kind === 'refused') void store.list.load()
  }
  const { methodName, amount, orderReference, status, reason } = deposit
  return (
    <Root data-deposit={deposit.id} data-status={status}>
      <Head>
        <What>
          <p>
            <Amount>{money.amount(amount)}</Amount>
            <span>{` · ${methodName}`}</span>
          </p>
        </What>
        <Badge tone={tones[status]} size="md">
          {text(`deposit.status_${status}`)}
        </Badge>
      </Head>
      <Line role="list">
        {stagesOf(deposit).map(({ status: stage, at, current }) => (
          <Step
            key={stage}
            data-status={stage}
            data-reached={at === null ? undefined : ''}
            data-current={current ? '' : undefined}
            aria-current={current ? 'step' : undefined}
          >
            <span>{text(`deposit.status_${stage}`)}</span>
            {at === null ? null : <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>}
          </Step>
        ))}
      </Line>
      {status === 'ordered' ? (
        <Actions>
          <OnlineButton size="sm" onClick={() => void tell(store.resume(deposit.orderId))}>
            {text('deposit.continue_payment')}
          </OnlineButton>
          <OnlineButton size="sm" variant="outline" tone="neutral" onClick={() => void tell(store.cancel(deposit))}>
            {text('deposit.cancel_order')}
          </OnlineButton>
        </Actions>
      ) : null}
      <MoneyFoot
        label={text('deposit.order_reference')}
        number={orderReference}
        reason={status === 'rejected' ? reason : undefined}
        code={deposit.reasonCode}
        until={deposit.expiresAt}
        next={text(`deposit.next_${status}`)}
        pack={{
          deposit: deposit.id,
          order: orderReference,
          method: deposit.methodId,
          amount,
          fee: deposit.fee,
          reference: deposit.reference,
          status,
          reason: deposit.reasonCode,
          ordered: packTime(deposit.orderedAt),
          submitted: packTime(deposit.submittedAt),
          ended: packTime(deposit.creditedAt ?? deposit.rejectedAt ?? deposit.expiredAt),
        }}
      />
    </Root>
  )
})
