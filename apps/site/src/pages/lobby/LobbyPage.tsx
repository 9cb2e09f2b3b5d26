import { FullScreenLoader, t } from '@croupier/ui'
import { categoryLabels, gameListStore, gameTypeOfSegment } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { LobbyFilters } from './LobbyFilters.tsx'
import { LobbyGames } from './LobbyGames.tsx'
import { LobbyLists } from './LobbyLists.tsx'
import { LobbyVendors } from './LobbyVendors.tsx'
import { SignInPanel } from './SignInPanel.tsx'

const Root = styled.div`
  display: grid;
  gap: ${t.space.s5};
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
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const panelId = useId()
  const gameType = gameTypeOfSegment(pathname.slice(1))
  // `page` names the vendor; older links say `vassalage` (wire fact 2.9/19).
  const wanted = query.get('page') ?? query.get('vassalage') ?? undefined
  const vendorsKnown = catalogue.received.data !== undefined

  useEffect(() => {
    void catalogue.loadHot()
  }, [catalogue])

  useEffect(() => {
    if (vendorsKnown) gameList.open(gameType, wanted)
    // A vendor chosen here changes the address too; the list must not start over for that.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [gameList, gameType, vendorsKnown])

  useEffect(() => {
    if (vendorsKnown && wanted !== undefined && wanted !== gameList.vassalage) gameList.selectVendor(wanted)
  }, [gameList, vendorsKnown, wanted])

  useEffect(() => () => gameList.leave(), [gameList])

  const choose = (vassalage: string) => {
    setQuery({ page: vassalage }, { replace: true, preventScrollReset: true })
    gameList.selectVendor(vassalage)
  }

  return (
    <Root>
      <PageTitle>{text(categoryLabels[gameType] ?? gameType)}</PageTitle>
      <LobbyVendors panelId={panelId} onChoose={choose} />
      {session.isSignedIn || !gameList.needsSignIn ? <LobbyFilters /> : null}
      <LobbyLists />
      <div id={panelId}>
        {gameList.needsSignIn ? <SignInPanel /> : null}
        <LobbyGames />
      </div>
      {gameList.isLoading ? <FullScreenLoader label={text('lobby.loading')} /> : null}
    </Root>
  )
})
