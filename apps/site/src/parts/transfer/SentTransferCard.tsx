import type { SentTransfer } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { Entry, EntryActions } from '../centre/entries.ts'
import { packTime } from '../dispute/Dispute.tsx'
import { MoneyFoot } from '../money/MoneyFoot.tsx'
import { useMoney } from '../money/useMoney.ts'
import { useOwnAmount } from '../money/useOwnAmount.ts'
import { useDateTimeText } from '../text/useDateTimeText.ts'
import { useText } from '../text/useText.ts'

/** Props of `SentTransferCard`. */
export interface SentTransferCardProps {
  readonly transfer: SentTransfer
  /** Names the other side: "To your upline". */
  readonly receiver: string
  /** Says where the transfer is recorded. */
  readonly recorded: string
  /** Link to that record. */
  readonly record: { readonly label: string; readonly open: () => void }
  readonly onAgain: () => void
}

/** A completed transfer: to whom, how much, what is left, and where it is recorded (S-353, S-393). */
export const SentTransferCard = observer(function SentTransferCard({
  transfer: { id, counterpart, amount, balance, at },
  receiver,
  recorded,
  record,
  onAgain,
}: SentTransferCardProps) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const ownAmount = useOwnAmount()
  const { memberCentre } = useRoot()
  return (
    <Entry>
      <Callout tone="success" title={text('upline.done')}>
        {recorded}
      </Callout>
      <DescriptionList
        items={[
          { label: receiver, value: <bdi>{counterpart}</bdi> },
          { label: text('upline.amount'), value: money.amount(amount), strong: true },
          { label: text('upline.balance'), value: ownAmount(balance) },
          { label: text('upline.at'), value: moment(at) },
        ]}
      />
      <MoneyFoot
        label={text('upline.number')}
        number={id}
        next={text('upline.next')}
        pack={{ transfer: id, receiver: counterpart, amount, sent: packTime(at) }}
      />
      <EntryActions>
        {memberCentre.has('transactionHistory') ? <Button onClick={record.open}>{record.label}</Button> : null}
        <Button variant="outline" tone="neutral" onClick={onAgain}>
          {text('upline.again')}
        </Button>
      </EntryActions>
    </Entry>
  )
})
