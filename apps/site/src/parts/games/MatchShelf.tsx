import { homeStore, type Match } from '@croupier/stores'
import { MatchCard, OddsButton, Skeleton } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { Shelf } from '../page/Shelf.tsx'
import { RemoteView } from '../remote/RemoteView.tsx'
import { useMomentText } from '../text/useMomentText.ts'
import { useText } from '../text/useText.ts'

/** The matches of a sportsbook to come, with their odds; a press on one leads into it. Nothing without matches. */
export const MatchShelf = observer(function MatchShelf({ vassalage, more }: { vassalage: string; more?: ReactNode }) {
  const text = useText()
  const home = useStore(homeStore)
  useEffect(() => void home.loadMatches(vassalage), [home, vassalage])
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
  const { recent } = useMomentText()
  const { formatNumber } = useIntl()
  const { launch } = useRoot()
  const { homeName, awayName, homeOdds, drawOdds, awayOdds, leagueName, startTime, vassalage, nodeId } = match
  const open = () => launch.chooseMatch({ vassalage, nodeId, name: leagueName })
  const prices = [
    ['matches.home', homeOdds],
    ['matches.draw', drawOdds],
    ['matches.away', awayOdds],
  ] as const
  return (
    <MatchCard
      home={homeName}
      away={awayName}
      versus={text('matches.versus')}
      league={leagueName}
      time={<time dateTime={new Date(startTime).toISOString()}>{recent(startTime)}</time>}
      oddsLabel={text('matches.odds')}
      odds={prices.map(([key, odds]) =>
        odds ? (
          <OddsButton
            key={key}
            label={text(key)}
            odds={formatNumber(Number(odds), { minimumFractionDigits: 2, maximumFractionDigits: 3 })}
            onClick={open}
          />
        ) : null,
      )}
    />
  )
})
