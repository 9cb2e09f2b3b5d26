import { categoryPath, homeStore, winnersStore } from '@croupier/stores'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { GameShelf } from '../../parts/games/GameShelf.tsx'
import { MatchShelf } from '../../parts/games/MatchShelf.tsx'
import { MoreLink } from '../../parts/page/MoreLink.ts'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { HomeJackpot } from './HomeJackpot.tsx'
import { HomePromotions } from './HomePromotions.tsx'
import { HomeVendors } from './HomeVendors.tsx'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { WinnerStrip } from './WinnerStrip.tsx'

/**
 * The rows below the first screen of the home page: recently played games, new games, live tables, matches, promotions,
 * jackpot, fishing, vendors, and the newest wins. From the matches on, rows load when they are scrolled near.
 */
export const HomeLower = observer(function HomeLower() {
  const text = useText()
  const { catalogue, session, system } = useRoot()
  const home = useStore(homeStore)
  const winners = useStore(winnersStore)
  const { isSignedIn } = session
  const hasGames = system.hasModules(['GAMELO3'])
  useEffect(() => {
    if (hasGames) void winners.load()
  }, [hasGames, winners])
  useEffect(() => {
    if (!isSignedIn) return
    void home.loadRecent()
    void home.loadFresh('RNG')
  }, [home, isSignedIn])
  const sportsbook = catalogue.lane('SPORTS')?.cards[0]?.vassalage
  const all = (category: string, name: string) => (
    <MoreLink to={categoryPath(category)}>{text('home.see_category', { category: name })}</MoreLink>
  )
  return (
    <Stack data-gap="s6">
      <GameShelf title={text('home.continue')} games={home.recent.data ?? []} />
      {hasGames ? <WinnerStrip /> : null}
      <GameShelf
        title={text('home.live')}
        hint={text('home.live_hint')}
        more={all('LIVE', text('con_live'))}
        games={catalogue.hotOf('LIVE')}
        tables
      />
      <Deferred until="visible" placeholder={<Skeleton style={{ blockSize: '86rem' }} />} ahead="25%">
        <Stack data-gap="s6">
          {sportsbook !== undefined ? (
            <MatchShelf vassalage={sportsbook} more={all('SPORTS', text('con_sports'))} />
          ) : null}
          <HomePromotions />
          <HomeJackpot />
          <GameShelf title={text('home.new')} more={all('RNG', text('con_rng'))} games={home.fresh('RNG').data ?? []} />
          <GameShelf title={text('con_fish')} more={all('FISH', text('con_fish'))} games={catalogue.hotOf('FISH')} />
          <GameShelf
            title={text('con_lott')}
            more={all('ELOTT', text('con_lott'))}
            games={[...catalogue.hotOf('LOTT'), ...catalogue.hotOf('ELOTT')]}
          />
          <HomeVendors />
        </Stack>
      </Deferred>
    </Stack>
  )
})
