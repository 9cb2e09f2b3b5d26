import { homeStore, type Match } from '@croupier/stores'
import { MatchCard } from '@croupier/ui/MatchCard'
import { OddsButton } from '@croupier/ui/OddsButton'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { Shelf } from '../page/Shelf.tsx'
import { RemoteView } from '../remote/RemoteView.tsx'
import { useDateTimeText } from '../text/useDateTimeText.ts'
import { useText } from '../text/useText.ts'

/** Upcoming matches of a sportsbook with their odds; a press on one opens it. Renders nothing without matches. */
export const MatchShelf = observer(function MatchShelf({ vassalage, more }: { vassalage: string; more?: ReactNode }) {
  const text = useText()
  const home = useStore(homeStore)
  useEffect(() => {
    void home.loadMatches(vassalage)
    return home.watchMatches(vassalage)
  }, [home, vassalage])
  return (
    <RemoteView
      value={home.matches(vassalage)}
      waiting={<Skeleton style={{ blockSize: '13rem' }} />}
      failed={{ title: text('matches.failed'), onRetry: () => home.loadMatches(vassalage) }}
    >
      {(matches) =>
        matches.length === 0 ? null : (
          <Shelf title={text('matches.title')} hint={text('matches.hint')} more={more} item="clamp(16rem, 80vw, 19rem)">
            {matches.map((match) => (
              <li key={match.matchId}>
                <SiteMatch match={match} />
              </li>
            ))}
          </Shelf>
        )
      }
    </RemoteView>
  )
})

const SiteMatch = observer(function SiteMatch({ match }: { match: Match }) {
  const text = useText()
  const { recent } = useDateTimeText()
  const { formatNumber } = useIntl()
  const { launch, saver, system } = useRoot()
  const { homeName, awayName, homeIcon, awayIcon, homeOdds, drawOdds, awayOdds, leagueName, startTime } = match
  const prices = [
    ['home', homeOdds],
    ['draw', drawOdds],
    ['away', awayOdds],
  ] as const
  const crest = (icon: string | null | undefined) => {
    const address = saver.picture(system.imageUrl(icon))
    return address ? <img src={address} alt="" /> : undefined
  }
  return (
    <MatchCard
      home={homeName}
      away={awayName}
      homeMark={crest(homeIcon)}
      awayMark={crest(awayIcon)}
      versus={text('matches.versus')}
      league={leagueName}
      time={<time dateTime={new Date(startTime).toISOString()}>{recent(startTime)}</time>}
      oddsLabel={text('matches.odds')}
      odds={prices.map(([pick, odds]) =>
        odds ? (
          <OddsButton
            key={pick}
            label={text(`matches.${pick}`)}
            odds={formatNumber(Number(odds), { minimumFractionDigits: 2, maximumFractionDigits: 3 })}
            onClick={() => launch.chooseMatch({ ...match, name: leagueName }, pick)}
          />
        ) : null,
      )}
    />
  )
})
