import { Gamepad2 } from 'lucide-react'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { categoryLabel, homeStore, paths, type GameTile } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageLoad, loadsAhead } from '../../base/pageLoads.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { Section } from '../../parts/page/Section.tsx'
import { GameShelf } from '../../parts/games/GameShelf.tsx'
import { loadHot } from '../../parts/games/loadHot.ts'
import { MatchShelf } from '../../parts/games/MatchShelf.tsx'
import { loadNotices, PageBanner } from '../../parts/banners/PageBanner.tsx'
import { NextDraws } from './NextDraws.tsx'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { SpeedNotice } from '../../safety/SpeedNotice.tsx'
import { VendorTiles } from '../../parts/vendors/VendorTiles.tsx'
import { Stack } from '../../parts/page/Stack.ts'

/** Categories of what happens live: pictures and scores arrive late. */
const live: readonly string[] = ['SPORTS', 'LIVE', 'ESPORTS', 'COCKFIGHT']

/** Categories whose vendors have matches. */
const withMatches: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

/**
 * The page of a category: its banner, what is on now (matches, tables or draws), its vendors, hot and
 * new games; /elott shows both lotteries (S-025, S-026, S-210).
 */
export const CategoryPage = observer(function CategoryPage({
  gameType: category,
  tables = false,
}: {
  /** The category, which may contain vendors of several game types. */
  gameType: string
  /** Its games are tables, with their seats and limits. */
  tables?: boolean
}) {
  const text = useText()
  const navigate = useNavigate()
  const { catalogue, session } = useRoot()
  const cards = catalogue.cardsOf(category)
  const home = useStore(homeStore)
  const { isSignedIn } = session
  // Esports and cockfights are vendors of SPORTS on the platform (S-269).
  const types = [...new Set(cards.map(({ gameType }) => gameType))]
  const asked = types.join()
  const ofCategory = ({ gameType, vassalage }: GameTile) =>
    cards.some((card) => card.gameType === gameType && card.vassalage === vassalage)

  usePageLoad(loadHot)
  useEffect(() => {
    if (isSignedIn && asked !== '') for (const type of asked.split(',')) void home.loadFresh(type)
  }, [asked, home, isSignedIn])

  const vendors = () => {
    if (cards.length === 0)
      return (
        <EmptyState
          art={<Gamepad2 aria-hidden />}
          title={text('lobby.no_vendors_title')}
          text={text('lobby.no_vendors_text')}
          action={<Button onClick={() => void navigate(paths.home)}>{text('in_back_home')}</Button>}
        />
      )
    const [first] = cards
    return (
      <Stack data-gap="s6">
        {first && withMatches.includes(category) ? <MatchShelf vassalage={first.vassalage} /> : null}
        {category === 'ELOTT' ? <NextDraws /> : null}
        <Section title={text('lobby.vendors')} hint={text('category.choose')}>
          <VendorTiles cards={cards} />
        </Section>
      </Stack>
    )
  }

  return (
    <Stack data-gap="s6">
      <PageBanner title={text(categoryLabel(category))} group={`w_${category.toLowerCase()}`} />
      {live.includes(category) ? <SpeedNotice live quick={withMatches.includes(category)} /> : null}
      <RemoteView
        value={catalogue.received}
        waiting={<Skeleton style={{ blockSize: '14rem' }} />}
        failed={{ title: text('lobby.vendors_failed'), onRetry: () => catalogue.load().catch(() => undefined) }}
      >
        {vendors}
      </RemoteView>
      <GameShelf
        title={text(tables ? 'home.live' : 'in_hot_games')}
        games={catalogue.hotOf().filter(ofCategory)}
        tables={tables}
      />
      <GameShelf
        title={text('home.new')}
        games={types.flatMap((type) => home.fresh(type).data ?? []).filter(ofCategory)}
        tables={tables}
      />
    </Stack>
  )
})

loadsAhead(CategoryPage, loadHot, loadNotices)
