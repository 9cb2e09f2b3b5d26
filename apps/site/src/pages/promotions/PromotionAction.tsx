import { promotionsStore, promotionStore, rewardsStore, type PromotionDetail } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Callout } from '@croupier/ui/Callout'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Timeline } from '@croupier/ui/Timeline'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { RewardEntry } from '../../parts/rewards/RewardEntry.tsx'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { applicationStages } from './applicationStages.ts'
import { wayOn } from './promotionWords.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.s4};

  & > p {
    overflow-wrap: anywhere;
  }
  & > ol,
  & > [data-reward] {
    inline-size: 100%;
  }
`

/**
 * The person's action for a promotion in its current state: join, apply, wait, claim, or go to its page. Each state has
 * one next step (S-364, S-365).
 */
export const PromotionAction = observer(function PromotionAction({ promotion }: { promotion: PromotionDetail }) {
  const { asks, status } = promotion
  return (
    <Frame data-status={status}>
      {asks === 'application' && status !== 'join' ? <ApplicationStages promotion={promotion} /> : null}
      <StatusAction promotion={promotion} />
    </Frame>
  )
})

const StatusAction = observer(function StatusAction({ promotion }: { promotion: PromotionDetail }) {
  const text = useText()
  const { memberCentre } = useRoot()
  const { moment } = useDateTimeText()
  const money = useMoney()
  const { status, asks, startDate, terms } = promotion
  switch (status) {
    case 'join':
      return asks === 'nothing' ? <OpenToAll promotion={promotion} /> : <JoinButton promotion={promotion} />
    case 'applying':
      return <p>{text('promotion.applying_text')}</p>
    case 'rejected':
      return (
        <Told words={text('promotion.rejected_text')}>
          <JoinButton promotion={promotion} />
        </Told>
      )
    case 'issued':
      return <IssuedReward promotion={promotion} />
    case 'claimed':
      return (
        <Told words={text('promotion.claimed_text')}>
          {memberCentre.has('bonusDetails') ? (
            <Button onClick={() => memberCentre.open('bonusDetails')}>{text('promotion.to_bonus')}</Button>
          ) : null}
        </Told>
      )
    case 'process':
      return asks === 'nothing' ? (
        <OpenToAll promotion={promotion} />
      ) : (
        <Told words={text('promotion.chosen_text', { amount: money.amount(terms?.minimumDeposit ?? '0') })}>
          <WayOnButton promotion={promotion} />
        </Told>
      )
    case 'signed':
      return <p>{text('promotion.signed_text')}</p>
    case 'comingSoon':
      return <p>{text('promotion.coming_text', { from: startDate === null ? '' : moment(startDate) })}</p>
    default:
      return <p>{text('promotion.closed_text')}</p>
  }
})

function OpenToAll({ promotion }: { promotion: PromotionDetail }) {
  const text = useText()
  return (
    <Told words={text('promotion.open_text')}>
      <WayOnButton promotion={promotion} />
    </Told>
  )
}

const Told = ({ words, children }: { words: string; children: ReactNode }) => (
  <>
    <p>{words}</p>
    {children}
  </>
)

/** Joins with one press, or opens the application; a visitor logs in first and continues (S-202, S-207). */
const JoinButton = observer(function JoinButton({ promotion }: { promotion: PromotionDetail }) {
  const text = useText()
  const { guard, modals, toasts } = useRoot()
  const store = useStore(promotionStore)
  const toastRefusal = useRefusalToast()
  const { id, title, asks, status } = promotion
  const join = async () => {
    if (toastRefusal(await store.join({ id })))
      toasts.show({ tone: 'success', textKey: 'promotion.join_done', values: { name: title } })
  }
  const press = () =>
    guard.require(() => (asks === 'application' ? modals.open({ kind: 'application', promotionId: id }) : join()))
  const label =
    status === 'rejected' ? 'promotion.apply_again' : asks === 'application' ? 'activity_apply' : 'activity_join'
  return (
    <Button loading={store.isBusy} onClick={press}>
      {text(label)}
    </Button>
  )
})

/** The reward that was issued, with its terms, to claim or to refuse (S-364, G-49). */
const IssuedReward = observer(function IssuedReward({ promotion }: { promotion: PromotionDetail }) {
  const text = useText()
  const rewards = useStore(rewardsStore)
  const store = useStore(promotionStore)
  const { memberCentre } = useRoot()
  return (
    <RemoteView
      value={rewards.rewards}
      waiting={<Skeleton style={{ blockSize: '14rem', inlineSize: '100%' }} />}
      failed={{ headingLevel: 3, size: 'sm', title: text('reward.failed'), onRetry: () => rewards.load() }}
    >
      {(list) => {
        const reward = list.find(({ rewardId }) => rewardId === promotion.rewardId)
        if (!reward)
          return <Button onClick={() => memberCentre.open('rewardCenter')}>{text('in_reward_center')}</Button>
        return (
          <RewardEntry reward={reward} onClaimed={() => void store.refresh()} onRefused={() => void store.refresh()} />
        )
      }}
    </RemoteView>
  )
})

const ApplicationStages = observer(function ApplicationStages({
  promotion: { id, status },
}: {
  promotion: PromotionDetail
}) {
  const text = useText()
  const { moment } = useDateTimeText()
  const store = useStore(promotionsStore)
  useEffect(() => void store.loadApplications(), [status, store])
  const application = store.applications.data?.find(({ promotionId }) => promotionId === id)
  return (
    <>
      <Timeline
        label={text('promotion.stages')}
        stages={applicationStages(status).map(({ stage, state }) => {
          const at =
            stage === 'applied' ? application?.appliedAt : stage === 'checked' ? application?.decidedAt : undefined
          return {
            value: stage,
            label: text(`promotion.stage_${stage}`),
            state,
            stateText: text(`promotion.state_${state}`),
            ...(typeof at === 'number' && { time: <time dateTime={new Date(at).toISOString()}>{moment(at)}</time> }),
          }
        })}
      />
      {application?.remark ? (
        <Callout tone="info">{text('promotion.remark', { remark: application.remark })}</Callout>
      ) : null}
    </>
  )
})

const WayOnButton = observer(function WayOnButton({ promotion }: { promotion: PromotionDetail }) {
  const text = useText()
  const { memberCentre, ports } = useRoot()
  const way = wayOn(promotion, ports.place.hasPage, (page) => memberCentre.has(page))
  if (!way) return null
  if ('centrePage' in way)
    return <Button onClick={() => memberCentre.open(way.centrePage)}>{text('promotion.to_page')}</Button>
  return <ButtonLink render={<Link to={way.path} />}>{text('promotion.to_page')}</ButtonLink>
})
