import { VisuallyHidden } from '@croupier/ui/VisuallyHidden'
import { useIdle } from '@croupier/ui/useIdle'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { page } from '../../parts/page/page.ts'
import { usePageLoad, loadsAhead } from '../../base/pageLoads.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { useGiftOffer } from './useGiftOffer.ts'
import { HomeBanners } from './HomeBanners.tsx'
import { loadHot } from '../../parts/games/loadHot.ts'
import { HotGames } from './HotGames.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { VendorBlocksPlaceholder } from './VendorBlocksPlaceholder.tsx'

const HomeLower = page('home-lower', async () => (await import('./HomeLower.tsx')).HomeLower, {
  waitsForConnection: true,
})

/** The home page: banners, notice bar, hot games, then row by row what can be played (S-019, S-208 to S-216). */
export const HomePage = observer(function HomePage() {
  const text = useText()
  const { notices, session } = useRoot()
  const idle = useIdle()

  usePageLoad(loadHot)
  // Not preloaded: the merchant's own picture is at the top until the banners load.
  useEffect(() => void notices.load(), [notices])

  useEffect(() => {
    if (idle) session.welcomed()
  }, [idle, session, session.token])
  useGiftOffer()

  return (
    <Stack data-gap="s6">
      <VisuallyHidden as="h1">{text('home.title')}</VisuallyHidden>
      <HomeBanners />
      <NoticeBar />
      <HotGames />
      <Deferred until="visible" placeholder={<VendorBlocksPlaceholder />}>
        <HomeLower />
      </Deferred>
    </Stack>
  )
})

loadsAhead(HomePage, loadHot)
