import { FullScreenLoader, tokens } from '@croupier/ui'
import {
  categoryLabel,
  gameListStore,
  gameTypeOfSegment,
  lobbyFields,
  readLobbyAddress,
  winnersStore,
} from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import { LobbyGames } from './LobbyGames.tsx'
import { LobbyLists } from './LobbyLists.tsx'
import { LobbyVendors } from './LobbyVendors.tsx'
import { SignInPanel } from './SignInPanel.tsx'
import { Winners } from './Winners.tsx'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s5};
  grid-template-columns: minmax(0, 1fr);
`

/**
 * The lobby of slots, fishing and card games: vendors, lists, filters and tiles (S-029, S-275 to S-289). A visitor sees
 * vendors, hot games and a sign-in panel (S-302).
 */
export const LobbyPage = observer(function LobbyPage() {
  const text = useText()
  const { catalogue, session } = useRoot()
  const gameList = useStore(gameListStore)
  const { pathname, search } = useLocation()
  const panelId = useId()
  const gameType = gameTypeOfSegment(pathname.slice(1))
  const vendorsKnown = catalogue.received.data !== undefined

  const winners = useStore(winnersStore)

  useEffect(() => {
    void catalogue.loadHot()
    void winners.load()
  }, [catalogue, winners])

  useAddressFields({
    names: lobbyFields,
    enabled: vendorsKnown,
    read: () => gameList.address,
    apply: (fields) => {
      // Older links say `vassalage` (wire fact 2.9/19).
      const vassalage = fields['page'] ?? new URLSearchParams(search).get('vassalage') ?? undefined
      gameList.open(gameType, readLobbyAddress({ ...fields, page: vassalage }))
    },
  })

  useEffect(() => () => gameList.leave(), [gameList])

  return (
    <Root>
      <PageTitle>{text(categoryLabel(gameType))}</PageTitle>
      <LobbyVendors panelId={panelId} onChoose={(vassalage) => gameList.selectVendor(vassalage)} />
      {session.isSignedIn || !gameList.needsSignIn ? <LobbyFilters /> : null}
      <LobbyLists />
      <div id={panelId}>
        {gameList.needsSignIn ? <SignInPanel /> : null}
        <LobbyGames />
      </div>
      <div>
        <Winners />
      </div>
      {gameList.isLoading ? <FullScreenLoader label={text('lobby.loading')} /> : null}
    </Root>
  )
})
