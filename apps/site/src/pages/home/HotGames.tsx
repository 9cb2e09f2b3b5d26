import { EmptyState, GameGrid } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { SiteGameTile } from '../../parts/games/SiteGameTile.tsx'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { FailureState } from '../../parts/failure/FailureState.tsx'
import { Section } from '../../parts/page/Section.tsx'

const shown = 12

/** The first hot games, for visitors too (S-213). */
export const HotGames = observer(function HotGames() {
  const text = useText()
  const { catalogue } = useRoot()
  const { hot } = catalogue
  const games = catalogue.hotOf().slice(0, shown)
  const instead =
    hot.data === undefined && hot.failure ? (
      <FailureState title={text('home.hot_failed')} failure={hot.failure} onRetry={() => catalogue.loadHot()} />
    ) : hot.data && games.length === 0 ? (
      <EmptyState title={text('home.no_hot')} />
    ) : undefined
  return (
    <Section title={text('in_hot_games')} hint={text('home.hot_hint')}>
      <GameGrid
        role="group"
        label={text('in_hot_games')}
        loading={hot.data === undefined && !hot.failure}
        texts={{ loading: text('lobby.loading') }}
        skeletons={shown}
        instead={instead}
      >
        {games.map((game, index) => (
          <SiteGameTile key={game.nodeId} game={game} eager={index < 3} />
        ))}
      </GameGrid>
    </Section>
  )
})
