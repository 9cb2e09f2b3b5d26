import {
  isPendingWithdrawal,
  withdrawalStore,
  type Receipt,
  type Withdrawal,
  type WithdrawalStage,
} from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Timeline } from '@croupier/ui/Timeline'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { BackArrow } from '../../parts/page/BackArrow.ts'
import { packTime } from '../../parts/dispute/Dispute.tsx'
import { MoneyFoot } from '../../parts/money/MoneyFoot.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { useTimeText } from '../../parts/text/useTimeText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { Payouts } from './Payouts.tsx'
import { stageTone } from './stageTone.ts'
import { ownerOf, withdrawalStages } from './withdrawalStages.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};

  & > h4 {
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.lg};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.s4};
  align-items: start;
`

/** One withdrawal: what it is, where it is, what comes next, and its payouts (S-346 to S-352, N-2). */
export const WithdrawalDetail = observer(function WithdrawalDetail() {
  const text = useText()
  const store = useStore(withdrawalStore)
  return (
    <>
      <div>
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          startIcon={<BackArrow />}
          onClick={() => store.open(undefined)}
        >
          {text('withdrawal.back')}
        </Button>
      </div>
      <RemoteView
        value={store.detail}
        waiting={<Skeleton style={{ blockSize: '24rem' }} />}
        failed={{ headingLevel: 4, title: text('withdrawal.detail_failed'), onRetry: () => store.loadOpen() }}
      >
        {(withdrawal) => <Shown withdrawal={withdrawal} />}
      </RemoteView>
    </>
  )
})

/** How payouts that nobody confirmed came to count as received; undefined if there are none. */
const unconfirmed = (payouts: readonly Receipt[]): 'automatic' | 'forced' | undefined =>
  (['automatic', 'forced'] as const).find((status) => payouts.some((one) => one.status === status))

const Shown = observer(function Shown({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText()
  const money = useMoney()
  const payouts = useStore(withdrawalStore).payouts.data?.list
  const isConfirmed = payouts !== undefined && unconfirmed(payouts) === undefined
  const { id, status, amount, fee, payout, received, remaining, bankName, accountNumber, accountName } = withdrawal
  const facts = [
    {
      label: text('withdrawal.to'),
      value: (
        <>
          <span>{`${bankName} `}</span>
          <bdi dir="ltr">{accountNumber}</bdi>
          <span>{`, ${accountName}`}</span>
        </>
      ),
    },
    { label: text('deposit.amount'), value: money.amount(amount) },
    { label: text('deposit.fee'), value: /[1-9]/.test(fee) ? money.amount(fee) : text('deposit.no_fee') },
    { label: text('deposit.you_get'), value: money.amount(payout), strong: true },
    { label: text('receipt.total_received'), value: money.amount(received) },
    { label: text('receipt.total_remaining'), value: money.amount(remaining) },
  ]
  return (
    <Stack
      as="section"
      data-gap="s4"
      data-withdrawal={id}
      data-status={status}
      aria-label={text('withdrawal.details_of', { id })}
    >
      <Head>
        <h4>{text('withdrawal.detail_title', { amount: money.amount(amount) })}</h4>
        <Badge tone={stageTone[status]} size="md">
          {text(`withdrawal.stage_${status}`)}
        </Badge>
      </Head>
      {status === 'received' && isConfirmed ? <Callout tone="success">{text('receipt.all_paid')}</Callout> : null}
      <Payouts />
      <Columns>
        <Card>
          <Stages withdrawal={withdrawal} />
        </Card>
        <Card>
          <Stack data-gap="s4">
            <DescriptionList items={facts} />
            <MoneyFoot
              label={text('withdrawal.order')}
              number={id}
              reason={withdrawal.reason}
              code={withdrawal.reasonCode}
              pack={{
                withdrawal: id,
                to: `${bankName} ${accountNumber}`,
                amount,
                fee,
                received,
                remaining,
                status,
                reason: withdrawal.reasonCode,
                requested: packTime(withdrawal.requestedAt),
              }}
            />
          </Stack>
        </Card>
      </Columns>
      {isPendingWithdrawal(withdrawal) ? <Callout tone="info">{text('withdrawal.no_cancel')}</Callout> : null}
    </Stack>
  )
})

const Stages = observer(function Stages({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const time = useTimeText()
  const { settings, payouts } = useStore(withdrawalStore)
  // The member may still object to a payout that nobody confirmed, so its end does not say that all is done.
  const nextOf = (stage: WithdrawalStage) => {
    if (stage !== 'received') return text(`withdrawal.next_${stage}`)
    if (!payouts.data) return undefined
    const how = unconfirmed(payouts.data.list)
    return how ? text(`receipt.status_${how}`) : text('withdrawal.next_received')
  }
  const minutes = settings.data?.expectedMinutes
  const expected = minutes ? withdrawal.requestedAt + minutes * 60_000 : undefined
  return (
    <Timeline
      label={text('withdrawal.stages')}
      stages={withdrawalStages(withdrawal).map(({ stage, state, at }) => {
        const estimate = stage === 'waiting' && state === 'waiting' ? expected : undefined
        const happened = at === null ? undefined : <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
        const next = state === 'current' || state === 'failed' || (stage === 'received' && state === 'done')
        return {
          value: stage,
          label: text(
            state === 'waiting' && stage === 'waiting' ? 'withdrawal.stage_paid' : `withdrawal.stage_${stage}`,
          ),
          state,
          stateText: text(`withdrawal.state_${state}`),
          // A stage that is over waits for no one.
          ...(state !== 'done' && { owner: text(`withdrawal.owner_${ownerOf({ stage, state }, withdrawal)}`) }),
          time:
            happened ?? (estimate === undefined ? undefined : text('withdrawal.expected_by', { time: time(estimate) })),
          next: next ? nextOf(stage) : undefined,
        }
      })}
    />
  )
})
