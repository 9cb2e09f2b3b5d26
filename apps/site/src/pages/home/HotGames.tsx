import { EmptyState } from '@croupier/ui/EmptyState'
import { TileSkeleton } from '@croupier/ui/TileSkeleton'
import { observer } from 'mobx-react-lite'
import { listedFacts, SiteGameTile } from '../../parts/games/SiteGameTile.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { FailureState } from '../../parts/failure/FailureState.tsx'
import { Section } from '../../parts/page/Section.tsx'
import { Shelf } from '../../parts/page/Shelf.tsx'

const places = Array.from({ length: 12 }, (_, place) => place)

/** The hot slots in one row, for visitors too (S-213). */
export const HotGames = observer(function HotGames() {
  const text = useText()
  const { catalogue } = useRoot()
  const { hot } = catalogue
  if (!catalogue.offersHot) return null
  const title = text('in_hot_games')
  const slots = catalogue.hotOf('RNG')
  const games = slots.length > 0 ? slots : catalogue.hotOf()
  if (hot.data === undefined && hot.failure)
    return (
      <Section title={title}>
        <FailureState title={text('home.hot_failed')} failure={hot.failure} onRetry={() => catalogue.loadHot()} />
      </Section>
    )
  if (hot.data && games.length === 0)
    return (
      <Section title={title}>
        <EmptyState title={text('home.no_hot')} />
      </Section>
    )
  return (
    <Shelf title={title} hint={text('home.hot_hint')}>
      {hot.data === undefined
        ? places.map((place) => (
            <li key={place} aria-hidden>
              <TileSkeleton facts={listedFacts} />
            </li>
          ))
        : games.map((game, index) => (
            <li key={game.nodeId}>
              <SiteGameTile game={game} eager={index < 3} />
            </li>
          ))}
    </Shelf>
  )
})
