import { FullScreenLoader } from '@croupier/ui/FullScreenLoader'
import { IconButton } from '@croupier/ui/IconButton'
import { below, from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { categoryLabel, gameListStore, lobbyFields, readLobbyAddress, winnersStore } from '@croupier/stores'
import { Search, SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { usePageLoad, loadsAhead, type PageLoad } from '../../base/pageLoads.ts'
import { useText } from '../../parts/text/useText.ts'
import { loadHot } from '../../parts/games/loadHot.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import { LobbyGames } from './LobbyGames.tsx'
import { LobbyLists } from './LobbyLists.tsx'
import { LobbySearch } from './LobbySearch.tsx'
import { LobbyVendors } from './LobbyVendors.tsx'
import { PvpRooms } from './PvpRooms.tsx'
import { SignInPanel } from './SignInPanel.tsx'
import { Winners } from './Winners.tsx'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  grid-template-columns: minmax(0, 1fr);

  @media ${from.md} {
    gap: ${tokens.space.s5};
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s3};

  /* On a phone the tiles come first. */
  @media ${below.md} {
    & > h1 {
      font-size: ${tokens.fontSize.lg};
    }
  }
`

const Tools = styled.div`
  display: flex;
  gap: ${tokens.space.s2};
`

/** On a wide page the filters are always open. */
const FiltersToggle = styled(IconButton)`
  @media ${from.md} {
    display: none;
  }
`

const Filters = styled.div`
  @media ${below.md} {
    &:where(:not([data-open])) {
      display: none;
    }
  }
`

const loadWinners: PageLoad = (root) => root.store(winnersStore).load()

/**
 * The lobby of slots, fishing and card games: vendors, lists, filters and tiles (S-029, S-275 to S-289). A visitor sees
 * vendors, hot games and a login panel (S-302).
 */
export const LobbyPage = observer(function LobbyPage({
  gameType,
}: {
  /** The category of its games. */
  gameType: string
}) {
  const text = useText()
  const { catalogue, locale, session } = useRoot()
  const gameList = useStore(gameListStore)
  const { search } = useLocation()
  const panelId = useId()
  const filtersId = useId()
  const [filtering, setFiltering] = useState(false)
  const [searching, setSearching] = useState(false)
  const listable = session.isSignedIn || !gameList.needsSignIn
  const vendorsKnown = catalogue.received.data !== undefined

  usePageLoad(loadHot)
  usePageLoad(loadWinners)

  useAddressFields({
    names: lobbyFields,
    enabled: vendorsKnown,
    read: () => gameList.address,
    apply: (fields) => {
      // Older links say `vassalage` (wire fact 2.9/19).
      const vassalage = fields['page'] ?? new URLSearchParams(search).get('vassalage') ?? undefined
      gameList.open(gameType, readLobbyAddress({ ...fields, page: vassalage }, locale.offered))
    },
  })

  useEffect(() => () => gameList.leave(), [gameList])

  return (
    <Root>
      <Head>
        <PageTitle>{text(categoryLabel(gameType))}</PageTitle>
        {listable ? (
          <Tools>
            <IconButton
              variant="outline"
              tone="neutral"
              label={text('lobby.search_all')}
              onClick={() => setSearching(true)}
            >
              <Search aria-hidden />
            </IconButton>
            <FiltersToggle
              variant="outline"
              tone="neutral"
              label={text('lobby.filters')}
              aria-expanded={filtering}
              aria-controls={filtersId}
              onClick={() => setFiltering(!filtering)}
            >
              <SlidersHorizontal aria-hidden />
            </FiltersToggle>
          </Tools>
        ) : null}
      </Head>
      <LobbyVendors panelId={panelId} onChoose={(vassalage) => gameList.selectVendor(vassalage)} />
      {listable ? (
        <Filters id={filtersId} data-open={filtering ? '' : undefined}>
          <LobbyFilters />
        </Filters>
      ) : null}
      <LobbyLists />
      <Stack id={panelId}>
        {gameType === 'PVP' ? <PvpRooms /> : null}
        {gameList.needsSignIn ? <SignInPanel /> : null}
        <LobbyGames />
      </Stack>
      <div>
        <Winners />
      </div>
      {searching ? <LobbySearch gameType={gameType} onClose={() => setSearching(false)} /> : null}
      {gameList.isLoading && !gameList.isSearching ? <FullScreenLoader passive label={text('lobby.loading')} /> : null}
    </Root>
  )
})

loadsAhead(LobbyPage, loadHot, loadWinners)
