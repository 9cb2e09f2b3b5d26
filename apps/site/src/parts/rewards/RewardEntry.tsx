import { isClaimable, rewardsStore, type Reward } from '@croupier/stores'
import { Amount } from '@croupier/ui/Amount'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../forms/useRefusalToast.ts'
import { TimeLeft } from '../money/TimeLeft.tsx'
import { useMoney } from '../money/useMoney.ts'
import { useDateTimeText } from '../text/useDateTimeText.ts'
import { useText } from '../text/useText.ts'
import { bonusTerms } from './bonusTerms.ts'
import { Entry, EntryActions, EntryHead, EntryNote } from '../centre/entries.ts'
import { rewardType } from './rewardType.ts'
import { useClaimToast } from './useGivenText.ts'

/** A waiting reward: what it is, its terms, and buttons to claim or decline it (S-370, G-49). Renders a `<div>`. */
export const RewardEntry = observer(function RewardEntry({
  reward,
  onClaimed,
  onRefused,
}: {
  reward: Reward
  /** Called once it is claimed. */
  onClaimed?: () => void
  /** Called once it is refused. */
  onRefused?: () => void
}) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { rewardId, eventName, promotionType, rewardAmount, rewardPoint, ticketName, expiry, remark } = reward
  const terms = {
    multiple: reward.wageringMultiple,
    required: reward.wageringRequired,
    weights: reward.gameWeights,
    days: reward.wageringDays,
  }
  const what = [
    ...(rewardAmount === null ? [] : [money.amount(rewardAmount)]),
    ...(rewardPoint === null ? [] : [text('points.count', { points: rewardPoint })]),
    ...(ticketName === null ? [] : [ticketName]),
  ]
  return (
    <Entry data-reward={rewardId}>
      <EntryHead>
        <div>
          <strong>{eventName}</strong>
          <p>{text(rewardType(promotionType))}</p>
        </div>
        {isClaimable(reward) ? null : <Badge tone="warning">{text('reward.pending')}</Badge>}
      </EntryHead>
      <Amount size="lg" text={what.join(' + ')} />
      {isClaimable(reward) ? null : <EntryNote>{text('reward.pending_text')}</EntryNote>}
      <DescriptionList
        layout="lines"
        items={[
          ...(rewardAmount === null ? [] : bonusTerms(terms, text, money.amount)),
          ...(expiry === null
            ? []
            : [
                {
                  label: text('reward.claim_until'),
                  value: (
                    <>
                      <span>{moment(expiry)}</span>
                      <TimeLeft until={expiry} />
                    </>
                  ),
                },
              ]),
        ]}
      />
      {remark === null ? null : <EntryNote>{text('reward.remark', { remark })}</EntryNote>}
      <RewardActions reward={reward} onClaimed={onClaimed} onRefused={onRefused} />
    </Entry>
  )
})

const RewardActions = observer(function RewardActions({
  reward,
  onClaimed,
  onRefused,
}: {
  reward: Reward
  onClaimed: (() => void) | undefined
  onRefused: (() => void) | undefined
}) {
  const text = useText()
  const { modals, toasts } = useRoot()
  const store = useStore(rewardsStore)
  const toastClaim = useClaimToast()
  const toastRefusal = useRefusalToast()
  const { eventName: name } = reward
  const claim = async () => {
    if (toastClaim(await store.claim(reward))) onClaimed?.()
  }
  const refuse = async () => {
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'reward.refuse_question',
      textKey: 'reward.refuse_text',
      values: { name },
      confirmKey: 'reward.refuse',
      cancelKey: 'in_more_cancel',
    })
    if (answer !== 'confirmed' || !toastRefusal(await store.refuse(reward))) return
    toasts.show({ tone: 'info', textKey: 'reward.refused' })
    onRefused?.()
  }
  return (
    <EntryActions>
      {isClaimable(reward) ? (
        <Button size="sm" aria-label={text('reward.claim_of', { name })} onClick={() => void claim()}>
          {text('reward.claim')}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        aria-label={text('reward.refuse_of', { name })}
        onClick={() => void refuse()}
      >
        {text('reward.refuse')}
      </Button>
    </EntryActions>
  )
})
