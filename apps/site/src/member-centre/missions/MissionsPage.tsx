import { Target } from 'lucide-react'
import { currencyMostDigits, parseMoney } from '@croupier/money'
import { missionsStore, type Mission, type MissionBoard } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Leaderboard, type Place } from '@croupier/ui/Leaderboard'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { MissionCard, type MissionState } from '@croupier/ui/MissionCard'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { TimeLeft } from '../../parts/money/TimeLeft.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useToldDigits } from '../../parts/text/useDigits.ts'
import { useText } from '../../parts/text/useText.ts'
import { EntryList } from '../../parts/centre/entries.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { useRowTarget } from '../../parts/centre/useRowTarget.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useClaimToast, useGivenText } from '../../parts/rewards/useGivenText.ts'
import { Stack } from '../../parts/page/Stack.ts'

/** Missions with their progress and rewards, and the week's board with the member's own place pinned (S-372). */
export const MissionsPage = observer(function MissionsPage() {
  const text = useText()
  const missions = useStore(missionsStore)
  useEffect(() => {
    void missions.loadMissions()
    void missions.loadBoard()
  }, [missions])
  useRowTarget('mission', missions.missions.data)
  return (
    <Stack>
      <PageHead title={text('mission_activity')}>{text('mission.intro')}</PageHead>
      <PageSection title={text('mission.list')}>
        <RemoteView
          value={missions.missions}
          waiting={<ListSkeleton rows={3} />}
          failed={{
            headingLevel: 4,
            size: 'sm',
            title: text('mission.failed'),
            onRetry: () => missions.loadMissions(),
          }}
          empty={
            <EmptyState
              headingLevel={4}
              size="sm"
              art={<Target aria-hidden />}
              title={text('mission.empty_title')}
              text={text('mission.empty_text')}
            />
          }
        >
          {(list) => (
            <EntryList>
              {list.map((mission) => (
                <li key={mission.id}>
                  <MissionEntry mission={mission} />
                </li>
              ))}
            </EntryList>
          )}
        </RemoteView>
      </PageSection>
      <RemoteView
        value={missions.board}
        waiting={<Skeleton style={{ blockSize: '16rem' }} />}
        failed={{
          headingLevel: 4,
          size: 'sm',
          title: text('mission.board_failed'),
          onRetry: () => missions.loadBoard(),
        }}
      >
        {(board) => <Board board={board} />}
      </RemoteView>
    </Stack>
  )
})

const states: Readonly<Record<Mission['status'], MissionState>> = {
  process: 'open',
  issued: 'fulfilled',
  claimed: 'claimed',
  closed: 'ended',
}

/** As high as the row of cards it is in. */
const Filling = styled(MissionCard)`
  block-size: 100%;
`

const MissionEntry = observer(function MissionEntry({ mission }: { mission: Mission }) {
  const text = useText()
  const told = useToldDigits()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const words = useGivenText()
  const store = useStore(missionsStore)
  const toastClaim = useClaimToast()
  const { id, name, period, metric, actual, expected, rewardAmount, rewardPoint, rewardTicket, status, endsAt } =
    mission
  const isOpen = status === 'process' || status === 'issued'
  const isCount = metric === 'rounds'
  const [done, whole] = isCount
    ? [Number(actual), Number(expected)]
    : [Number(parseMoney(actual, currencyMostDigits)), Number(parseMoney(expected, currencyMostDigits))]
  const shown = (amount: string) => (isCount ? amount : money.amount(amount))
  const reward = [
    ...(rewardAmount === null ? [] : [money.amount(rewardAmount)]),
    ...(rewardPoint === null ? [] : [text('points.count', { points: rewardPoint })]),
    ...(rewardTicket ? [words({ rewardType: 'TICKET', value: rewardTicket })] : []),
  ].join(' + ')
  return (
    <Filling
      data-mission={id}
      headingLevel={4}
      title={told(name)}
      text={
        <>
          <span>{`${text(`mission.period_${period}`)} · ${text('mission.until', { time: moment(endsAt) })}`}</span>
          {isOpen ? <TimeLeft until={endsAt} /> : null}
          {rewardAmount !== null && mission.wageringMultiple > 0 ? (
            <span>{` · ${text('mission.wagering', { times: mission.wageringMultiple })}`}</span>
          ) : null}
        </>
      }
      value={Math.min(done, whole)}
      max={whole}
      valueText={
        isCount
          ? text('mission.rounds', { done: Math.min(done, whole), whole })
          : text('bonus.meter_value', { done: shown(actual), required: shown(expected) })
      }
      texts={{ progress: text('mission.progress'), reward: text('mission.reward') }}
      reward={reward}
      state={states[status]}
      stateText={text(`mission.status_${status}`)}
      action={
        status === 'issued' ? (
          <Button
            size="sm"
            aria-label={text('reward.claim_of', { name })}
            onClick={() => void store.claim(mission).then(toastClaim)}
          >
            {text('reward.claim')}
          </Button>
        ) : undefined
      }
    />
  )
})

const Board = observer(function Board({ board }: { board: MissionBoard }) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { member } = useRoot()
  const { list, myRank, myTurnover, prizes, endsAt } = board
  const ownPrize = list.find(({ me }) => me)?.prize ?? null
  const place = (one: { rank: number; name: string; turnover: string; prize: string | null }, id: string): Place => ({
    id,
    rank: one.rank,
    player: one.name,
    score: money.amount(one.turnover),
    prize: one.prize === null ? undefined : money.amount(one.prize),
  })
  return (
    <Leaderboard
      title={text('mission.board')}
      headingLevel={4}
      texts={{ own: text('mission.you') }}
      heads={[text('mission.rank'), text('mission.player'), text('profit.stake'), text('raffle.prize')]}
      places={list.map((one) => place(one, one.me ? 'own' : String(one.rank)))}
      own={
        myRank === null
          ? undefined
          : place({ rank: myRank, name: member.name, turnover: myTurnover, prize: ownPrize }, 'own')
      }
      note={text('mission.rules', {
        time: moment(endsAt),
        prizes: prizes.map((prize) => money.amount(prize)).join(', '),
      })}
      empty={<p>{text('mission.board_empty')}</p>}
    />
  )
})
