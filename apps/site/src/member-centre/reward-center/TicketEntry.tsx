import { ticketsStore, type Ticket } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { TimeLeft } from '../../parts/money/TimeLeft.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { Entry, EntryActions, EntryHead, EntryNote } from '../../parts/centre/entries.ts'
import { useClaimToast, useGivenText } from '../../parts/rewards/useGivenText.ts'

/** A ticket with the chances of its prizes, to open, enter or give up (S-370, S-371). Renders a `<div>`. */
export const TicketEntry = observer(function TicketEntry({ ticket }: { ticket: Ticket }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const words = useGivenText()
  const { platformClock } = useRoot()
  const { name, description, prizes, startDate, endDate, status, ticketId } = ticket
  const isUsable = status === 'AVAILABLE'
  return (
    <Entry data-ticket={ticketId} data-kind={ticket.ticketType}>
      <EntryHead>
        <div>
          <strong>{name}</strong>
          {description === null ? null : <p>{description}</p>}
        </div>
      </EntryHead>
      {prizes.length === 0 ? null : (
        <DescriptionList
          aria-label={text('ticket.odds')}
          variant="sunken"
          items={prizes.map((prize) => ({
            key: `${prize.rewardType} ${prize.value}`,
            label: words(prize),
            value: text('ticket.odds_row', { percent: prize.percent }),
          }))}
        />
      )}
      <EntryNote>
        {!isUsable && startDate > platformClock.now() ? (
          text('ticket.from', { time: moment(startDate) })
        ) : endDate === null ? (
          text('ticket.permanent')
        ) : (
          <>
            <span>{text('ticket.until', { time: moment(endDate) })}</span>
            <TimeLeft until={endDate} />
          </>
        )}
      </EntryNote>
      <TicketActions ticket={ticket} isUsable={isUsable} />
    </Entry>
  )
})

const TicketActions = observer(function TicketActions({ ticket, isUsable }: { ticket: Ticket; isUsable: boolean }) {
  const text = useText()
  const { modals, toasts } = useRoot()
  const store = useStore(ticketsStore)
  const toastClaim = useClaimToast()
  const toastRefusal = useRefusalToast()
  const { name, ticketType, ticketId } = ticket
  const discard = async () => {
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'ticket.discard_question',
      textKey: 'ticket.discard_text',
      values: { name },
      confirmKey: 'ticket.discard',
      cancelKey: 'in_more_cancel',
    })
    if (answer === 'confirmed' && toastRefusal(await store.discard(ticket)))
      toasts.show({ tone: 'info', textKey: 'ticket.discarded' })
  }
  const enter = async () => {
    const outcome = await store.claimRaffle(ticketId)
    if (toastRefusal(outcome) && outcome.kind === 'done')
      toasts.show({ tone: 'success', textKey: 'raffle.entered', values: { number: outcome.entry.number } })
  }
  return (
    <EntryActions>
      {!isUsable ? null : ticketType === 'RAFFLE' ? (
        <Button size="sm" onClick={() => void enter()}>
          {text('ticket.enter')}
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={text('ticket.use_of', { name })}
          onClick={() => void store.use(ticket).then(toastClaim)}
        >
          {text('ticket.use')}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        aria-label={text('ticket.discard_of', { name })}
        onClick={() => void discard()}
      >
        {text('ticket.discard')}
      </Button>
    </EntryActions>
  )
})
