import { ShoppingBag } from 'lucide-react'
import { pointMallStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { GoodsCard } from '@croupier/ui/GoodsCard'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { goodsState } from './goodsState.ts'
import { useGoodsWords } from './useGoodsWords.ts'

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${tokens.space.s3};

  & > li {
    display: grid;
  }
`

/** The goods of the mall. Each opens its details, where it is redeemed (S-375, S-381). */
export const GoodsView = observer(function GoodsView() {
  const text = useText()
  const words = useGoodsWords()
  const { modals, saver, system } = useRoot()
  const { goods, balance } = useStore(pointMallStore)
  const points = balance.data ?? 0
  return (
    <RemoteView
      value={goods.result}
      waiting={<Skeleton style={{ blockSize: '20rem' }} />}
      failed={{ title: text('point_mall.failed'), onRetry: () => goods.load() }}
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            art={<ShoppingBag aria-hidden />}
            title={text('point_mall.goods_empty')}
            text={text('point_mall.goods_empty_text')}
          />
        ) : (
          <>
            <Shelf role="list" aria-label={text('point_mall.view_goods')}>
              {list.map((one) => {
                const state = goodsState(one, points)
                return (
                  <li key={one.id}>
                    <GoodsCard
                      headingLevel={2}
                      data-goods={one.id}
                      title={one.name}
                      image={one.imageUrl === null ? undefined : saver.picture(system.imageUrl(one.imageUrl))}
                      price={text('points.count', { points: one.points })}
                      state={state}
                      reason={words.reason(state, one, points)}
                      note={words.delivery(one)}
                      action={
                        <Button
                          size="sm"
                          variant={state === 'available' ? 'solid' : 'outline'}
                          aria-label={text('point_mall.details_of', { name: one.name })}
                          onClick={() => void modals.open({ kind: 'goods', rewardId: one.id })}
                        >
                          {text('point_mall.see')}
                        </Button>
                      }
                    />
                  </li>
                )
              })}
            </Shelf>
            <PageButtons list={goods} />
          </>
        )
      }
    </RemoteView>
  )
})
