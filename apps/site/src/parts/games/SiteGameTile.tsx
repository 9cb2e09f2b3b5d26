import { GameTile as Tile } from '@croupier/ui/GameTile'
import type { GameTile } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useMoney } from '../money/useMoney.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useReturnText } from './useReturnText.ts'
import { useText } from '../text/useText.ts'
import { defaultGameIcon } from '../vendors/defaultIcons.ts'

/** Lines below the name of a listed game, for skeletons: vendor, smallest stake, return, and why it is listed. */
export const listedFacts = 4

/**
 * A game of any list: starts on press, carries its heart, badges, smallest stake and maintenance (S-292, S-304, S-206).
 */
export const SiteGameTile = observer(function SiteGameTile({
  game,
  eager = false,
  table = false,
  facts = [],
  onChosen,
}: {
  game: GameTile
  eager?: boolean
  /** A table, which is wide. */
  table?: boolean
  /** Additional information. */
  facts?: readonly string[] | undefined
  /** Called when the game is started, before it is. */
  onChosen?: () => void
}) {
  const text = useText()
  const money = useMoney()
  const { favourites, launch, modals, saver, system } = useRoot()
  const returnText = useReturnText()
  // Without favourites there is no heart.
  const favourite = system.hasModules(['GAMELOFAV3']) ? favourites.has(game.nodeId) : undefined
  const badges = [
    // A paid placement is marked on the picture, at every width (G-92).
    ...(game.reason === 'paid' ? [{ label: text('tile.paid_badge') }] : []),
    ...(game.isHot ? [{ label: text('tile.hot'), hot: true }] : []),
    ...(game.isNew ? [{ label: text('tile.new') }] : []),
  ]
  return (
    <Tile
      name={game.name}
      vendor={game.vendorName}
      image={saver.picture(system.imageUrl(game.icon)) ?? defaultGameIcon}
      fallbackImage={defaultGameIcon}
      badges={badges}
      favourite={favourite}
      texts={{
        // Computed when the buttons load, because a row of tiles has to fit into one frame.
        get favourite() {
          return text(favourite ? 'tile.remove_favourite' : 'tile.add_favourite', { game: game.name })
        },
        get about() {
          return text('tile.about', { game: game.name })
        },
      }}
      facts={[
        ...(game.returns ? [text('tile.returns', { percent: returnText(game.returns) })] : []),
        ...(game.reason ? [text(`tile.reason_${game.reason}`)] : []),
        ...facts,
      ]}
      onAbout={game.returns && (() => void modals.open({ kind: 'gameFacts', game }))}
      onFavouriteChange={() => favourites.toggle(game)}
      maintenance={game.maintenance ? text('tile.maintenance') : undefined}
      onClosedPress={() => launch.chooseGame(game)}
      minBet={game.minBet === undefined ? undefined : text('tile.min_bet', { amount: money.amount(game.minBet) })}
      eager={eager}
      // Nothing is called live here: the platform does not say whether a table has a dealer or a stream.
      {...(table && { layout: 'table' as const })}
      onLaunch={() => {
        onChosen?.()
        launch.chooseGame(game)
      }}
    />
  )
})
