import { Tag } from 'lucide-react'
import { paths, promotionFields, promotionsStore, promotionTypes, withQuery } from '@croupier/stores'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { when } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { loadsAhead, type PageLoad } from '../../base/pageLoads.ts'
import { fieldsOf, useAddressFields } from '../../base/useAddressFields.ts'
import { LinkRow } from '../../parts/page/LinkRow.tsx'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { Applications } from './Applications.tsx'
import { PromotionEntry } from './PromotionEntry.tsx'
import { typeLabels } from './promotionWords.ts'
import { SignInWeekSection } from './SignInWeekSection.tsx'

const Head = styled.header`
  & > p {
    margin: ${tokens.space.s1} 0 0;
    color: ${tokens.color.textMuted};
  }
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.s4};

  &:where([data-stale]) {
    opacity: 0.6;
  }
  & > li {
    display: grid;
  }
`

const showPromotions: PageLoad = (root, search) => {
  const promotions = root.store(promotionsStore)
  promotions.show(fieldsOf(search, promotionFields))
  return when(() => !promotions.result.isLoading)
}

/** The promotions by type, the daily check-in, and the member's applications (S-031, S-362 to S-364). */
export const PromotionsPage = observer(function PromotionsPage() {
  const text = useText()
  const { session } = useRoot()
  const store = useStore(promotionsStore)
  useAddressFields({ names: promotionFields, read: () => store.address, apply: store.show, load: showPromotions })
  useEffect(() => void store.loadApplications(), [store, session.token])
  return (
    <Stack>
      <Head>
        <PageTitle>{text('hd_event')}</PageTitle>
        <p>{text('promotion.intro')}</p>
      </Head>
      <SignInWeekSection />
      <TypeLinks />
      <PromotionList />
      <Applications />
    </Stack>
  )
})
/** The fifteen types. */
const TypeLinks = observer(function TypeLinks() {
  const text = useText()
  const { filters } = useStore(promotionsStore)
  return (
    <LinkRow
      label={text('promotion.types')}
      current={filters.category}
      items={promotionTypes.map((type) => ({
        value: type,
        label: text(typeLabels[type]),
        to: withQuery(paths.promotions, { type: type === 'all' ? undefined : type }),
      }))}
    />
  )
})

const waiting = (
  <Cards role="list" aria-hidden>
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index}>
        <Skeleton style={{ blockSize: '17rem' }} />
      </li>
    ))}
  </Cards>
)

const PromotionList = observer(function PromotionList() {
  const text = useText()
  const store = useStore(promotionsStore)
  return (
    <RemoteView
      value={store.result}
      waiting={waiting}
      failed={{ title: text('promotion.failed'), onRetry: () => store.load() }}
      dropsStale
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            art={<Tag aria-hidden />}
            title={text('promotion.empty_title')}
            text={text('promotion.empty_text')}
            action={<ButtonLink render={<Link to={paths.promotions} />}>{text('promotion.show_all')}</ButtonLink>}
          />
        ) : (
          <>
            <Cards role="list" data-stale={store.result.isLoading ? '' : undefined} aria-label={text('hd_event')}>
              {list.map((one, index) => (
                <li key={one.id}>
                  <PromotionEntry promotion={one} eager={index < 3} headingLevel={2} />
                </li>
              ))}
            </Cards>
            <PageButtons list={store} />
          </>
        )
      }
    </RemoteView>
  )
})

loadsAhead(PromotionsPage, showPromotions)
