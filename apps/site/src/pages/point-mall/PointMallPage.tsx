import { convertiblePoints, moneyForPoints } from '@croupier/forms/pointsSchema'
import { mallViews, paths, pointMallFields, pointMallStore, withQuery, type MallView } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Statistic } from '@croupier/ui/Statistic'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { LinkRow } from '../../parts/page/LinkRow.tsx'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { ConvertView } from './ConvertView.tsx'
import { GoodsView } from './GoodsView.tsx'
import { HistoryView } from './HistoryView.tsx'
import { PointsDetailsView } from './PointsDetailsView.tsx'
import { RatesView } from './RatesView.tsx'
import { RulesView } from './RulesView.tsx'

const Head = styled.header`
  & > p {
    margin: ${tokens.space.s1} 0 0;
    color: ${tokens.color.textMuted};
  }
`

const views: Readonly<Record<MallView, ComponentType>> = {
  goods: GoodsView,
  balance: ConvertView,
  history: HistoryView,
  details: PointsDetailsView,
  rules: RulesView,
  rates: RatesView,
}

/** The points mall: the points there are, and six views of them, named by `?view=` (S-024, S-375). */
export const PointMallPage = observer(function PointMallPage() {
  const text = useText()
  const store = useStore(pointMallStore)
  useAddressFields({ names: pointMallFields, read: () => store.address, apply: store.show })
  const View = views[store.view]
  return (
    <Stack>
      <Head>
        <PageTitle>{text('title.point_mall')}</PageTitle>
        <p>{text('point_mall.intro')}</p>
      </Head>
      {store.mayEnter ? (
        <>
          <PointsHead />
          <LinkRow
            label={text('point_mall.views')}
            current={store.view}
            items={mallViews.map((view) => ({
              value: view,
              label: text(`point_mall.view_${view}`),
              to: withQuery(paths.pointMall, { view: view === 'goods' ? undefined : view }),
            }))}
          />
          <View />
        </>
      ) : (
        <MembersOnly />
      )}
    </Stack>
  )
})

/** The member's points, and their value in money. */
const PointsHead = observer(function PointsHead() {
  const text = useText()
  const { merchant } = useRoot()
  const money = useMoney()
  const store = useStore(pointMallStore)
  const { data: config } = store.config
  return (
    <Card>
      <RemoteView
        value={store.balance}
        waiting={<Skeleton style={{ blockSize: '5rem' }} />}
        failed={{ size: 'sm', title: text('point_mall.failed'), onRetry: () => store.load() }}
      >
        {(balance) => (
          <Statistic
            label={text('points.balance')}
            value={text('points.count', { points: balance })}
            hint={
              config === undefined
                ? undefined
                : [
                    text('point_mall.worth', {
                      amount: money.amount(
                        moneyForPoints(convertiblePoints(balance, config), config, merchant.current.minorDigits),
                      ),
                    }),
                    ...(config.expires ? [] : [text('point_mall.never_expire')]),
                  ].join(' · ')
            }
          />
        )}
      </RemoteView>
    </Card>
  )
})

/** For people without points: a visitor logs in, a trial account signs up for a real one (S-376, S-203). */
const MembersOnly = observer(function MembersOnly() {
  const text = useText()
  const { guard, modals, session } = useRoot()
  return (
    <EmptyState
      title={text('point_mall.sign_in_title')}
      text={text(session.isTrial ? 'point_mall.trial_text' : 'point_mall.sign_in_text')}
      action={
        session.isTrial ? (
          <Button onClick={() => void modals.open({ kind: 'register' })}>{text('hd_sign_button')}</Button>
        ) : (
          <Button onClick={() => guard.require(() => undefined)}>{text('hd_login_button')}</Button>
        )
      }
    />
  )
})
