import { GameGrid } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { SiteGameTile } from '../../parts/games/SiteGameTile.tsx'
import { Section } from '../../parts/page/Section.tsx'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/** Hot games of a category; nothing while there are none. */
export const HotOf = observer(function HotOf({ category }: { category: string }) {
  const text = useText()
  const { catalogue } = useRoot()
  const types = category === 'ELOTT' ? ['ELOTT', 'LOTT'] : [category]
  const games = types.flatMap((type) => catalogue.hotOf(type))
  if (games.length === 0) return null
  return (
    <Section title={text('in_hot_games')}>
      <GameGrid role="group" label={text('in_hot_games')} texts={{ loading: text('lobby.loading') }}>
        {games.map((game) => (
          <SiteGameTile key={`${game.vassalage}-${game.nodeId}`} game={game} />
        ))}
      </GameGrid>
    </Section>
  )
})
