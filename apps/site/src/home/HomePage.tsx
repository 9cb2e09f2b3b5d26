import { t, VisuallyHidden } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { HomeBanners } from './HomeBanners.tsx'
import { HotGames } from './HotGames.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { VendorBlocks } from './VendorBlocks.tsx'
import { Winners } from './Winners.tsx'

const Root = styled.div`
  display: grid;
  gap: ${t.space.s6};
  grid-template-columns: minmax(0, 1fr);
`

const Lower = styled.div`
  display: grid;
  align-items: start;
  gap: ${t.space.s6};
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`

/** The home page: banners, notice bar, hot games, vendors by category, winner board (S-019, S-208 to S-216). */
export const HomePage = observer(function HomePage() {
  const text = useText()
  const { catalogue, notices, winners, gift, session } = useRoot()

  useEffect(() => {
    void notices.load()
    void catalogue.loadHot()
    void winners.load()
  }, [catalogue, notices, winners])

  useEffect(() => gift.offer(), [gift, session.token])

  return (
    <Root>
      <VisuallyHidden as="h1">{text('home.title')}</VisuallyHidden>
      <HomeBanners />
      <NoticeBar />
      <HotGames />
      <Lower>
        <VendorBlocks />
        <Winners />
      </Lower>
    </Root>
  )
})
