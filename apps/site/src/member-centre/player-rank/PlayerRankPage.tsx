import { parseMoney } from '@croupier/api'
import { ranksStore, vipAboveRank, type Rank, type RankProgress } from '@croupier/stores'
import { Badge, Card, DescriptionList, ListSkeleton, Meter, Skeleton, tokens, VipBadge } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Entry, EntryHead, EntryList, EntryNote } from '../entries.ts'
import { productLabel } from '../manual-rebate/productLabel.ts'
import { PageHead, PageRoom } from '../PageHead.tsx'
import { PageSection } from '../PageSection.tsx'

const Own = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
`

/** The ladder of ranks with the member's own; a rank is kept and nothing runs out (S-337, G-50). */
export const PlayerRankPage = observer(function PlayerRankPage() {
  const text = useText()
  const ranks = useStore(ranksStore)
  useEffect(() => {
    void ranks.load()
  }, [ranks])
  const failed = { headingLevel: 4, title: text('rank.failed'), onRetry: () => ranks.load() } as const
  return (
    <PageRoom>
      <PageHead title={text('rank.title')}>{text('rank.intro')}</PageHead>
      <RemoteView value={ranks.progress} waiting={<Skeleton style={{ blockSize: '8rem' }} />} failed={failed}>
        {(progress) => <OwnRank progress={progress} />}
      </RemoteView>
      <PageSection title={text('rank.ladder')}>
        <RemoteView value={ranks.ladder} waiting={<ListSkeleton rows={4} />} failed={failed}>
          {(ladder) => (
            <EntryList>
              {ladder.map((rank) => (
                <li key={rank.rank}>
                  <RankEntry rank={rank} />
                </li>
              ))}
            </EntryList>
          )}
        </RemoteView>
      </PageSection>
    </PageRoom>
  )
})

const OwnRank = observer(function OwnRank({ progress }: { progress: RankProgress }) {
  const text = useText()
  const money = useMoney()
  const { playerRankName, nextRankName, totalTurnover, totalDeposit } = progress
  const towards = [
    ['rank.turnover', totalTurnover],
    ['rank.deposit', totalDeposit],
  ] as const
  return (
    <Own variant="sunken">
      <strong>{playerRankName === null ? text('rank.none') : text('rank.own', { name: playerRankName })}</strong>
      {nextRankName === null ? (
        <EntryNote>{text('rank.highest')}</EntryNote>
      ) : (
        <>
          <EntryNote>{text('rank.next', { name: nextRankName })}</EntryNote>
          {towards.map(([key, sums]) =>
            sums ? (
              <Meter
                key={key}
                label={text(key)}
                value={parseMoney(sums.actual)}
                max={parseMoney(sums.expected)}
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

const RankEntry = observer(function RankEntry({ rank }: { rank: Rank }) {
  const text = useText()
  const money = useMoney()
  const { member } = useRoot()
  const isOwn = rank.rank === member.rankLevel
  const rates = Object.entries(rank.rebate).map(([product, percent]) =>
    text('bonus.weight', { games: text(productLabel(product)), percent }),
  )
  return (
    <Entry data-rank={rank.rank} aria-current={isOwn ? 'true' : undefined}>
      <EntryHead>
        <VipBadge level={rank.rank} name={rank.name} label={rank.name} vip={rank.rank > vipAboveRank} />
        {isOwn ? <Badge tone="accent">{text('rank.yours')}</Badge> : null}
      </EntryHead>
      <DescriptionList
        items={[
          { label: text('rank.turnover'), value: money.amount(rank.turnover) },
          { label: text('rank.deposit'), value: money.amount(rank.deposit) },
          ...(rank.upgradeGift === null
            ? []
            : [{ label: text('rank.gift'), value: money.amount(rank.upgradeGift), strong: true }]),
          { label: text('profit.rebate'), value: rates.join(', ') },
        ]}
      />
    </Entry>
  )
})
