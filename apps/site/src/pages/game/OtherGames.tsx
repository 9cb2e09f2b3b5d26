import type { CatalogueStore, GameTile } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { usePageLoad } from '../../base/pageLoads.ts'
import { useRoot } from '../../base/RootContext.ts'
import { GameShelf } from '../../parts/games/GameShelf.tsx'
import { loadHot } from '../../parts/games/loadHot.ts'
import { useText } from '../../parts/text/useText.ts'

/** Hot games that are open: of the type, if there are any. */
export const playableOthers = (catalogue: CatalogueStore, gameType: string): readonly GameTile[] => {
  const open = catalogue.hotOf().filter(({ maintenance }) => !maintenance)
  const same = open.filter((game) => game.gameType === gameType)
  return same.length > 0 ? same : open
}

/** The games recommended instead of a closed one (S-304). Renders a shelf, or nothing without games. */
export const OtherGames = observer(function OtherGames({ gameType }: { gameType: string }) {
  const text = useText()
  const { catalogue } = useRoot()
  usePageLoad(loadHot)
  return <GameShelf title={text('in_hot_games')} games={playableOthers(catalogue, gameType)} />
})
