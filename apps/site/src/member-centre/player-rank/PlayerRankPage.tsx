import { currencyMostDigits, parseMoney } from '@croupier/money'
import { ranksStore, vipAboveRank, type Rank, type RankProgress } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Card } from '@croupier/ui/Card'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Meter } from '@croupier/ui/Meter'
import { Skeleton } from '@croupier/ui/Skeleton'
import { VipLadder, type LadderRank } from '@croupier/ui/VipLadder'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { EntryNote } from '../../parts/centre/entries.ts'
import { productLabel } from '../manual-rebate/productLabel.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { Stack } from '../../parts/page/Stack.ts'

const Own = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
`

/** The ladder of ranks with the member's own; a rank is permanent and never expires (S-337, G-50). */
export const PlayerRankPage = observer(function PlayerRankPage() {
  const text = useText()
  const ranks = useStore(ranksStore)
  useEffect(() => {
    void ranks.load()
  }, [ranks])
  const failed = { headingLevel: 4, title: text('rank.failed'), onRetry: () => ranks.load() } as const
  return (
    <Stack>
      <PageHead title={text('rank.title')} isTimeless>
        {text('rank.intro')}
      </PageHead>
      <RemoteView value={ranks.progress} waiting={<Skeleton style={{ blockSize: '8rem' }} />} failed={failed}>
        {(progress) => <OwnRank progress={progress} />}
      </RemoteView>
      <PageSection title={text('rank.ladder')}>
        <RemoteView value={ranks.ladder} waiting={<ListSkeleton rows={4} />} failed={failed}>
          {(ladder) => <Ladder ladder={ladder} />}
        </RemoteView>
      </PageSection>
    </Stack>
  )
})

const OwnRank = observer(function OwnRank({ progress }: { progress: RankProgress }) {
  const text = useText()
  const money = useMoney()
  const { rankLevel } = useRoot().member
  const { isGiven } = useStore(ranksStore)
  const { playerRankName, nextRankName, totalTurnover, totalDeposit } = progress
  const towards = [
    ['rank.turnover', totalTurnover],
    ['rank.deposit', totalDeposit],
  ] as const
  return (
    <Own variant="sunken">
      <strong>
        {playerRankName === null || rankLevel === 0 ? text('rank.none') : text('rank.own', { name: playerRankName })}
      </strong>
      {isGiven ? <EntryNote>{text('rank.given')}</EntryNote> : null}
      {nextRankName === null ? (
        playerRankName === null ? null : (
          <EntryNote>{text('rank.highest')}</EntryNote>
        )
      ) : (
        <>
          <EntryNote>{text('rank.next', { name: nextRankName })}</EntryNote>
          {towards.map(([key, sums]) =>
            sums ? (
              <Meter
                key={key}
                label={text(key)}
                value={parseMoney(sums.actual, currencyMostDigits)}
                max={parseMoney(sums.expected, currencyMostDigits)}
                valueText={text('bonus.meter_value', {
                  done: money.amount(sums.actual),
                  required: money.amount(sums.expected),
                })}
              />
            ) : null,
          )}
        </>
      )}
    </Own>
  )
})

const Ladder = observer(function Ladder({ ladder }: { ladder: readonly Rank[] }) {
  const text = useText()
  const money = useMoney()
  const { rankLevel } = useRoot().member
  const own = rankLevel ?? 0
  return (
    <VipLadder
      ranks={ladder.map(({ rank, name, turnover, deposit, upgradeGift, rebate }): LadderRank => ({
        value: String(rank),
        label: name,
        level: rank,
        vip: rank > vipAboveRank,
        state: rank === own ? 'own' : rank < own ? 'reached' : 'ahead',
        mark: rank === own ? <Badge tone="accent">{text('rank.yours')}</Badge> : undefined,
        facts: [
          { label: text('rank.turnover'), value: money.amount(turnover) },
          { label: text('rank.deposit'), value: money.amount(deposit) },
          ...(upgradeGift === null
            ? []
            : [{ label: text('rank.gift'), value: money.amount(upgradeGift), strong: true }]),
        ],
        note: `${text('profit.rebate')}: ${Object.entries(rebate)
          .map(([product, percent]) => text('bonus.weight', { games: text(productLabel(product)), percent }))
          .join(' · ')}`,
      }))}
    />
  )
})
