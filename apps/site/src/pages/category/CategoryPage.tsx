import { Button, EmptyState, Skeleton, tokens } from '@croupier/ui'
import { categoryLabel, gameTypeOfSegment, paths } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { Section } from '../../parts/page/Section.tsx'
import { HotOf } from './HotOf.tsx'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { VendorTiles } from '../../parts/vendors/VendorTiles.tsx'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s6};
  grid-template-columns: minmax(0, 1fr);
`

/** The page of a category named by the path: its vendors and its hot games; /elott shows both lotteries (S-025, S-026). */
export const CategoryPage = observer(function CategoryPage() {
  const text = useText()
  const navigate = useNavigate()
  const { catalogue } = useRoot()
  const { pathname } = useLocation()
  const category = gameTypeOfSegment(pathname.slice(1))
  const cards = catalogue.cardsOf(category)

  useEffect(() => {
    void catalogue.loadHot()
  }, [catalogue])

  const vendors = () => {
    if (cards.length === 0)
      return (
        <EmptyState
          title={text('lobby.no_vendors_title')}
          text={text('lobby.no_vendors_text')}
          action={<Button onClick={() => void navigate(paths.home)}>{text('in_back_home')}</Button>}
        />
      )
    return (
      <Section title={text('lobby.vendors')} hint={text('category.choose')}>
        <VendorTiles cards={cards} />
      </Section>
    )
  }

  return (
    <Root>
      <PageTitle>{text(categoryLabel(category))}</PageTitle>
      <RemoteView
        value={catalogue.received}
        waiting={<Skeleton style={{ blockSize: '14rem' }} />}
        failed={{ title: text('lobby.vendors_failed'), onRetry: () => catalogue.load().catch(() => undefined) }}
      >
        {vendors}
      </RemoteView>
      <HotOf category={category} />
    </Root>
  )
})
