import { gameListStore, gameSearchStore, type GameTile } from '@croupier/stores'
import { BottomSheet } from '@croupier/ui/BottomSheet'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { GameGrid } from '@croupier/ui/GameGrid'
import { SearchInput } from '@croupier/ui/SearchInput'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FailureState } from '../../parts/failure/FailureState.tsx'
import { SiteGameTile } from '../../parts/games/SiteGameTile.tsx'
import { Actions } from '../../parts/page/Actions.ts'
import { useText } from '../../parts/text/useText.ts'
import { vendorName } from '../../parts/vendors/VendorMark.tsx'
import { foundText } from './foundText.ts'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  /* The sheet keeps its height while results come and go. */
  min-block-size: min(70dvh, 40rem);
`

/**
 * Searches for a game by name, vendor or similar spelling across all vendors, with earlier search terms, and
 * suggestions if nothing is found.
 */
export const LobbySearch = observer(function LobbySearch({
  gameType,
  onClose,
}: {
  gameType: string
  onClose: () => void
}) {
  const text = useText()
  const { catalogue } = useRoot()
  const search = useStore(gameSearchStore)
  const gameList = useStore(gameListStore)
  useEffect(() => () => search.leave(), [search])
  return (
    <BottomSheet open onClose={onClose} title={text('in_slot_search')}>
      <Root>
        <SearchInput
          aria-label={text('in_slot_search')}
          placeholder={text('in_please_game')}
          value={search.term}
          loading={search.found.isLoading}
          onChange={(event) => search.type(gameType, event.target.value)}
          onSearch={(term) => {
            search.type(gameType, term)
            search.keep()
          }}
          recent={{
            terms: search.recents,
            texts: {
              title: text('search.recent'),
              forget: (term) => text('search.forget', { term }),
              forgetAll: text('search.forget_all'),
            },
            onForget: search.forget,
            onForgetAll: search.forgetAll,
          }}
        />
        <VendorsFound
          onChoose={(vassalage) => {
            search.keep()
            gameList.selectVendor(vassalage)
            onClose()
          }}
        />
        <Found hot={catalogue.hotOf(gameType)} />
      </Root>
    </BottomSheet>
  )
})

/** The vendors that match the term; each links to its games. */
const VendorsFound = observer(function VendorsFound({ onChoose }: { onChoose: (vassalage: string) => void }) {
  const text = useText()
  const { vendors } = useStore(gameSearchStore)
  if (vendors.length === 0) return null
  return (
    <Actions role="group" aria-label={text('search.vendors')}>
      {vendors.map((card) => (
        <Button key={card.vassalage} size="sm" variant="soft" onClick={() => onChoose(card.vassalage)}>
          {text('search.vendor_games', { vendor: vendorName(card) })}
        </Button>
      ))}
    </Actions>
  )
})

const Found = observer(function Found({ hot }: { hot: readonly GameTile[] }) {
  const text = useText()
  const search = useStore(gameSearchStore)
  const { data, failure, isLoading } = search.found
  const term = search.term.trim()
  if (failure !== undefined && !isLoading && data === undefined)
    return <FailureState title={text('lobby.failed')} failure={failure} onRetry={() => search.load()} />
  const none = data !== undefined && data.games.length === 0
  const found =
    data === undefined
      ? ''
      : foundText(text, { term, count: data.games.length, by: data.by, vendor: data.vendor && vendorName(data.vendor) })
  const games = term === '' || none ? hot : (data?.games ?? [])
  return (
    <>
      {none ? <EmptyState size="sm" title={text('search.none', { term })} text={text('search.none_text')} /> : null}
      <p>{data !== undefined && !none ? found : ''}</p>
      <GameGrid
        role="group"
        label={text(term === '' || none ? 'in_hot_games' : 'search.results')}
        loading={term !== '' && data === undefined}
        texts={{ loading: text('lobby.loading') }}
        settledText={data === undefined ? undefined : none ? text('search.none', { term }) : found}
      >
        {games.map((game) => (
          <SiteGameTile key={`${game.vassalage}-${game.nodeId}`} game={game} onChosen={() => search.keep()} />
        ))}
      </GameGrid>
    </>
  )
})
