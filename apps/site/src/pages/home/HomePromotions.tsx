import { homeStore, paths } from '@croupier/stores'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { MoreLink } from '../../parts/page/MoreLink.ts'
import { Shelf } from '../../parts/page/Shelf.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { PromotionEntry } from '../promotions/PromotionEntry.tsx'

/** Cards of a row are equally high. */
const Entry = styled.li`
  display: grid;
`

/** The first promotions as a row; nothing without any. */
export const HomePromotions = observer(function HomePromotions() {
  const text = useText()
  const home = useStore(homeStore)
  useEffect(() => void home.loadPromotions(), [home])
  return (
    <RemoteView
      value={home.promotions}
      waiting={<Skeleton style={{ blockSize: '20rem' }} />}
      failed={{ title: text('promotion.failed'), onRetry: () => home.loadPromotions() }}
    >
      {(promotions) =>
        promotions.length === 0 ? null : (
          <Shelf
            title={text('hd_event')}
            more={<MoreLink to={paths.promotions}>{text('home.all_promotions')}</MoreLink>}
            item="clamp(16rem, 78vw, 19rem)"
          >
            {promotions.map((one) => (
              <Entry key={one.id}>
                <PromotionEntry promotion={one} headingLevel={3} />
              </Entry>
            ))}
          </Shelf>
        )
      }
    </RemoteView>
  )
})
