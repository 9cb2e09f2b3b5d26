import { useHeldInput, useLeave } from '@croupier/forms'
import { betDetailStore, serviceMessageLength, serviceThreadStore, type Bet } from '@croupier/stores'
import { Amount, Badge, Button, Callout, Card, DescriptionList, Skeleton, Textarea, Field } from '@croupier/ui'
import { MessageCircleQuestion } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '../../app/RootContext.ts'
import { BackArrow } from '../../parts/page/BackArrow.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PrintButton, PrintSheet } from '../../parts/print/PrintSheet.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { useText } from '../../parts/text/useText.ts'
import { Entry, EntryActions, EntryHead, EntryNote } from '../../parts/centre/entries.ts'
import { statusWords } from '../../parts/records/betWords.ts'

/** One bet in full, with print and the way to dispute it (S-354, N-4). */
export const BetDetailView = observer(function BetDetailView() {
  const text = useText()
  const leave = useLeave()
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
            <Dispute bet={order} balanceAfter={balanceAfter} />
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
  const { moment } = useMomentText()
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
          { label: text('account_record.balance'), value: money.amount(balanceAfter) },
          { label: text('records.net'), value: <Amount text={money.amount(bet.netAmount)} />, total: true },
        ]}
      />
    </>
  )
})

/** Sends everything that customer service has to know of a bet into the thread, with what the member says of it (N-4). */
const Dispute = observer(function Dispute({ bet, balanceAfter }: BetProps) {
  const text = useText()
  const openThread = useOpenThread()
  const thread = useStore(serviceThreadStore)
  const toastRefusal = useRefusalToast()
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed')
  const [said, setSaid] = useState('')
  useHeldInput(state === 'open' && said.trim() !== '')
  if (state === 'closed')
    return (
      <EntryActions>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          startIcon={<MessageCircleQuestion aria-hidden />}
          onClick={() => setState('open')}
        >
          {text('dispute.start')}
        </Button>
      </EntryActions>
    )
  if (state === 'sent')
    return (
      <Callout
        tone="success"
        action={
          <Button size="sm" onClick={openThread}>
            {text('dispute.open')}
          </Button>
        }
      >
        {text('dispute.sent')}
      </Callout>
    )
  const pack = disputePack(bet, balanceAfter)
  const send = async () => {
    if (toastRefusal(await thread.write(`${said.trim()}\n\n${pack}`.trim()))) setState('sent')
  }
  return (
    <Card variant="sunken">
      <Entry as="div" padding="none" variant="sunken">
        <Field label={text('dispute.said')} description={text('dispute.hint')}>
          <Textarea
            rows={3}
            maxLength={serviceMessageLength - pack.length - 2}
            value={said}
            onChange={({ target }) => setSaid(target.value)}
          />
        </Field>
        <EntryNote>{text('dispute.pack')}</EntryNote>
        <EntryNote as="pre" style={{ whiteSpace: 'pre-wrap' }}>
          {pack}
        </EntryNote>
        <EntryActions>
          <Button size="sm" onClick={() => void send()}>
            {text('dispute.send')}
          </Button>
          <Button size="sm" variant="ghost" tone="neutral" onClick={() => setState('closed')}>
            {text('in_more_cancel')}
          </Button>
        </EntryActions>
      </Entry>
    </Card>
  )
})

/** Leads to the thread with customer service, whose place is in the address. */
function useOpenThread(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => {
    const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !name.startsWith('centre')))
    query.set('centre', 'messageV2')
    query.set('centre.service', '1')
    void navigate({ search: query.toString() })
  }
}

/** Ids, time and amounts of a bet in the words of the wire, which every clerk can look up. Holds nothing secret. */
const disputePack = (bet: Bet, balanceAfter: string): string =>
  [
    `order ${bet.orderNo}`,
    `time ${new Date(bet.betTime).toISOString()}`,
    `game ${[bet.gameType, bet.vassalage, bet.gameName].filter(Boolean).join(' / ')}`,
    `stake ${bet.betAmount}`,
    `payout ${bet.winAmount}`,
    `status ${bet.status}`,
    `balance after ${balanceAfter}`,
  ].join('\n')
