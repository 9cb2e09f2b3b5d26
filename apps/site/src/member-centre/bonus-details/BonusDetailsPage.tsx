import { Gift } from 'lucide-react'
import { bonusesStore, rewardsStore } from '@croupier/stores'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../base/RootContext.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { EntryList } from '../../parts/centre/entries.ts'
import { PlainWords } from '../../parts/plain-words/PlainWords.tsx'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useRowTarget } from '../../parts/centre/useRowTarget.ts'
import { RewardEntry } from '../../parts/rewards/RewardEntry.tsx'
import { Stack } from '../../parts/page/Stack.ts'
import { BonusEntry } from './BonusEntry.tsx'
import { usePause } from '../../safety/usePause.ts'

/** Bonuses offered and paid, each with its terms on one card, and their refusal or end (S-357, G-49). */
export const BonusDetailsPage = observer(function BonusDetailsPage() {
  const text = useText()
  const bonuses = useStore(bonusesStore)
  const rewards = useStore(rewardsStore)
  useEffect(() => {
    void bonuses.load()
    void rewards.load()
  }, [bonuses, rewards])
  useRowTarget('bonus', bonuses.result.data)
  return (
    <Stack>
      <PageHead title={text('in_bonus_details')}>{text('bonus.intro')}</PageHead>
      <PlainWords of="bonus" />
      <OfferedBonuses />
      <PaidBonuses />
    </Stack>
  )
})

const OfferedBonuses = observer(function OfferedBonuses() {
  const text = useText()
  const rewards = useStore(rewardsStore)
  const bonuses = useStore(bonusesStore)
  const onBreak = usePause() !== undefined
  // No offers during a break; bonuses accepted earlier still show (G-33).
  if (onBreak || rewards.bonuses.length === 0) return null
  return (
    <PageSection title={text('bonus.waiting')}>
      <EntryList>
        {rewards.bonuses.map((reward) => (
          <li key={reward.rewardId}>
            <RewardEntry reward={reward} onClaimed={() => void bonuses.load()} />
          </li>
        ))}
      </EntryList>
    </PageSection>
  )
})

const PaidBonuses = observer(function PaidBonuses() {
  const text = useText()
  const bonuses = useStore(bonusesStore)
  return (
    <PageSection title={text('bonus.list')}>
      <RemoteView
        value={bonuses.result}
        waiting={<ListSkeleton rows={3} />}
        failed={{ headingLevel: 4, title: text('bonus.failed'), onRetry: () => bonuses.load() }}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              headingLevel={4}
              size="sm"
              art={<Gift aria-hidden />}
              title={text('bonus.empty_title')}
              text={text('bonus.empty_text')}
            />
          ) : (
            <>
              {list.filter(({ status }) => status === 'open').length > 1 ? <p>{text('bonus.order')}</p> : null}
              <EntryList>
                {list.map((bonus) => (
                  <li key={bonus.id}>
                    <BonusEntry bonus={bonus} />
                  </li>
                ))}
              </EntryList>
              <PageButtons list={bonuses} />
            </>
          )
        }
      </RemoteView>
    </PageSection>
  )
})
