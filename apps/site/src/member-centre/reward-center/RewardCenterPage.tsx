import { Gift, Ticket } from 'lucide-react'
import { rewardsStore, ticketsStore } from '@croupier/stores'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../base/RootContext.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { EntryList } from '../../parts/centre/entries.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useRowTarget } from '../../parts/centre/useRowTarget.ts'
import { PromoCodes } from './PromoCodes.tsx'
import { RaffleSection } from './RaffleSection.tsx'
import { RewardEntry } from '../../parts/rewards/RewardEntry.tsx'
import { Stack } from '../../parts/page/Stack.ts'
import { TicketEntry } from './TicketEntry.tsx'

/** Rewards to claim, tickets, the raffle and promo codes (S-370, S-371). */
export const RewardCenterPage = observer(function RewardCenterPage() {
  const text = useText()
  const rewards = useStore(rewardsStore)
  const tickets = useStore(ticketsStore)
  useEffect(() => {
    void rewards.load()
    void rewards.loadCodes()
    void tickets.loadTickets()
    void tickets.loadRaffle()
  }, [rewards, tickets])
  useRowTarget('reward', rewards.rewards.data)
  useRowTarget('ticket', tickets.raffle.data && tickets.tickets.data)
  return (
    <Stack>
      <PageHead title={text('in_reward_center')} />
      <PageSection title={text('reward.waiting')}>
        <RemoteView
          value={rewards.rewards}
          waiting={<ListSkeleton rows={2} />}
          failed={{ headingLevel: 4, size: 'sm', title: text('reward.failed'), onRetry: () => rewards.load() }}
          empty={
            <EmptyState
              headingLevel={4}
              size="sm"
              art={<Gift aria-hidden />}
              title={text('reward.empty_title')}
              text={text('reward.empty_text')}
            />
          }
        >
          {(list) => (
            <EntryList>
              {list.map((reward) => (
                <li key={reward.rewardId}>
                  <RewardEntry reward={reward} />
                </li>
              ))}
            </EntryList>
          )}
        </RemoteView>
      </PageSection>
      <PageSection title={text('ticket.title')}>
        <RemoteView
          value={tickets.tickets}
          waiting={<ListSkeleton rows={2} />}
          failed={{ headingLevel: 4, size: 'sm', title: text('ticket.failed'), onRetry: () => tickets.loadTickets() }}
          empty={
            <EmptyState
              headingLevel={4}
              size="sm"
              art={<Ticket aria-hidden />}
              title={text('ticket.empty_title')}
              text={text('ticket.empty_text')}
            />
          }
        >
          {(list) => (
            <EntryList>
              {list.map((ticket) => (
                <li key={ticket.transactionId}>
                  <TicketEntry ticket={ticket} />
                </li>
              ))}
            </EntryList>
          )}
        </RemoteView>
      </PageSection>
      <RaffleSection />
      <PromoCodes />
    </Stack>
  )
})
