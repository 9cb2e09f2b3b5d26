import { Gamepad2 } from 'lucide-react'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { GameGrid } from '@croupier/ui/GameGrid'
import { gameListStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { Actions } from '../../parts/page/Actions.ts'
import { FailureState } from '../../parts/failure/FailureState.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { listedFacts, SiteGameTile } from '../../parts/games/SiteGameTile.tsx'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { vendorName } from '../../parts/vendors/VendorMark.tsx'
import { foundText } from './foundText.ts'

const emptyTexts = {
  all: ['lobby.empty_title', 'lobby.empty_text'],
  hot: ['lobby.empty_hot', undefined],
  fav: ['lobby.empty_favourites_title', 'lobby.empty_favourites_text'],
  recent: ['lobby.empty_recent_title', 'lobby.empty_recent_text'],
} as const

/** The tiles of the list, with loading, empty, failed and end states; more on demand (S-282 to S-284, S-301). */
export const LobbyGames = observer(function LobbyGames() {
  const text = useText()
  const money = useMoney()
  const { catalogue } = useRoot()
  const gameList = useStore(gameListStore)
  const { failure, filters, games, hasMore, isLoading, isSettled, listType, needsSignIn } = gameList
  const showsHot = needsSignIn || listType === 'hot'
  const shown = showsHot ? gameList.hot : games
  const hotAwaited = catalogue.hot.data === undefined && catalogue.hot.failure === undefined
  const filtered = Object.values(filters).some((value) => value !== undefined)

  const instead = () => {
    if (needsSignIn || shown.length > 0) return undefined
    if (failure) return <FailureState title={text('lobby.failed')} failure={failure} onRetry={() => gameList.retry()} />
    if (!isSettled || (showsHot && hotAwaited)) return undefined
    const [title, hint] = emptyTexts[listType]
    return (
      <EmptyState
        art={<Gamepad2 aria-hidden />}
        title={text(title)}
        {...(hint === undefined ? {} : { text: text(hint) })}
        {...(filtered
          ? { action: <Button onClick={() => gameList.clearFilters()}>{text('lobby.clear_filters')}</Button> }
          : {})}
      />
    )
  }

  const settled =
    failure || needsSignIn
      ? undefined
      : shown.length > 0
        ? foundText(text, {
            term: filters.gameName ?? '',
            count: shown.length,
            by: gameList.found?.by,
            vendor: gameList.found?.vendor && vendorName(gameList.found.vendor),
          })
        : text(emptyTexts[listType][0])

  const isByName = gameList.found === undefined || gameList.found.by === 'name'
  return (
    <>
      {gameList.canClear ? (
        <Actions>
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            loading={gameList.clearing.isBusy}
            onClick={() => void gameList.clearRecent()}
          >
            {text('lobby.clear_recent')}
          </Button>
        </Actions>
      ) : null}
      {isByName || shown.length === 0 ? null : <p>{settled}</p>}
      <GameGrid
        label={text('in_all_games')}
        loading={showsHot ? hotAwaited : !isSettled && !failure}
        texts={{ loading: text('lobby.loading') }}
        skeletons={12}
        // A recent game has a line for its last bet.
        skeletonFacts={showsHot || listType === 'recent' ? listedFacts : undefined}
        instead={instead()}
        settledText={settled}
        {...(!needsSignIn && hasMore && listType !== 'hot' && shown.length > 0
          ? { onLoadMore: () => gameList.loadMore() }
          : {})}
        loadingMore={isLoading && shown.length > 0}
        endText={!needsSignIn && isSettled && !hasMore && shown.length > 0 ? text('lobby.end') : undefined}
        tiles={{
          count: shown.length,
          render: (index) => {
            const game = shown[index]
            return (
              game && (
                <SiteGameTile
                  key={`${game.vassalage}-${game.nodeId}`}
                  game={game}
                  eager={index < 6}
                  facts={
                    game.lastBet && [
                      text('tile.last_bet', {
                        stake: money.amount(game.lastBet.stake),
                        payout: money.amount(game.lastBet.payout),
                      }),
                    ]
                  }
                />
              )
            )
          },
        }}
      />
    </>
  )
})
