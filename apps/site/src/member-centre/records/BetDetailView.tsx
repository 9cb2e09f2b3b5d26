import { useLeave } from '@croupier/forms/LeaveGuard'
import { betDetailStore, type Bet } from '@croupier/stores'
import { Amount } from '@croupier/ui/Amount'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { Dispute, type Pack } from '../../parts/dispute/Dispute.tsx'
import { BackArrow } from '../../parts/page/BackArrow.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useOwnAmount } from '../../parts/money/useOwnAmount.ts'
import { PrintButton, PrintSheet } from '../../parts/print/PrintSheet.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { Entry, EntryActions, EntryHead } from '../../parts/centre/entries.ts'
import { statusWords } from '../../parts/records/betWords.ts'

/** One bet in full, with buttons to print and dispute it (S-354, N-4). */
export const BetDetailView = observer(function BetDetailView() {
  const text = useText()
  const leave = useLeave()
  const { balance } = useRoot()
  const store = useStore(betDetailStore)
  return (
    <>
      <EntryActions>
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          startIcon={<BackArrow />}
          onClick={() => leave(() => store.open(undefined))}
        >
          {text('records.back')}
        </Button>
      </EntryActions>
      <RemoteView
        value={store.detail}
        waiting={<Skeleton style={{ blockSize: '16rem' }} />}
        failed={{ headingLevel: 4, title: text('records.detail_failed'), onRetry: () => store.load() }}
      >
        {({ order, balanceAfter }) => (
          <Entry data-bet={order.orderNo}>
            <BetFacts bet={order} balanceAfter={balanceAfter} />
            <EntryActions>
              <PrintButton />
            </EntryActions>
            <Dispute pack={disputePack(order, balance.isHidden ? undefined : balanceAfter)} />
            <PrintSheet title={text('records.detail_title', { id: order.orderNo })}>
              <BetFacts bet={order} balanceAfter={balanceAfter} />
            </PrintSheet>
          </Entry>
        )}
      </RemoteView>
    </>
  )
})

interface BetProps {
  readonly bet: Bet
  readonly balanceAfter: string
}

const BetFacts = observer(function BetFacts({ bet, balanceAfter }: BetProps) {
  const text = useText()
  const money = useMoney()
  const ownAmount = useOwnAmount()
  const { moment } = useDateTimeText()
  const { words, tone } = statusWords(bet, text)
  return (
    <>
      <EntryHead>
        <div>
          <strong>{bet.gameName ?? bet.vendorName ?? bet.vassalage}</strong>
          {bet.gameName && bet.vendorName ? <p>{bet.vendorName}</p> : null}
        </div>
        <Badge tone={tone}>{words}</Badge>
      </EntryHead>
      <DescriptionList
        items={[
          { label: text('records.order'), value: <bdi dir="ltr">{bet.orderNo}</bdi> },
          { label: text('records.time'), value: moment(bet.betTime) },
          { label: text('records.stake'), value: money.amount(bet.betAmount) },
          { label: text('records.valid_bet'), value: money.amount(bet.validBetAmount) },
          { label: text('records.payout'), value: money.amount(bet.winAmount) },
          { label: text('account_record.balance'), value: ownAmount(balanceAfter) },
          { label: text('records.net'), value: <Amount text={money.amount(bet.netAmount)} />, total: true },
        ]}
      />
    </>
  )
})

/**
 * Ids, time and amounts of a bet with the API's field names, which customer service can look up. Contains nothing
 * secret.
 */
const disputePack = (bet: Bet, balanceAfter: string | undefined): Pack => ({
  order: bet.orderNo,
  time: new Date(bet.betTime).toISOString(),
  game: [bet.gameType, bet.vassalage, bet.gameName].filter(Boolean).join(' / '),
  stake: bet.betAmount,
  payout: bet.winAmount,
  status: bet.status,
  'balance after': balanceAfter,
})
