import type { Text } from '@croupier/locales'
import { pointMallStore, type PointsConfig } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Table } from '@croupier/ui/Table'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { pointsType } from './pointsType.ts'

const rateColumns = (
  text: Text,
  money: ReturnType<typeof useMoney>,
): readonly TableColumn<PointsConfig['earning'][number]>[] => [
  { value: 'type', label: text('point_mall.earn_title'), cell: ({ type }) => text(pointsType(type)) },
  {
    value: 'price',
    label: text('point_mall.column_earns'),
    align: 'end',
    cell: ({ amountPerPoint }) => text('point_mall.every', { amount: money.amount(amountPerPoint) }),
  },
]

/** The exchange-rate table both ways: what earns a point, and what points are worth (S-375). */
export const RatesView = observer(function RatesView() {
  const text = useText()
  const money = useMoney()
  const store = useStore(pointMallStore)
  return (
    <Section title={text('point_mall.view_rates')}>
      <RemoteView
        value={store.config}
        waiting={<Skeleton style={{ blockSize: '12rem' }} />}
        failed={{ headingLevel: 3, title: text('point_mall.failed'), onRetry: () => store.loadConfig() }}
      >
        {({ earning, pointsPerUnit }) => (
          <>
            <p>
              {text('point_mall.worth_title')}:{' '}
              <strong>{text('point_mall.ratio', { points: pointsPerUnit, amount: money.amount('1.00') })}</strong>
            </p>
            <Table
              label={text('point_mall.earn_title')}
              texts={{}}
              rows={earning}
              rowKey={({ type }) => type}
              columns={rateColumns(text, money)}
            />
          </>
        )}
      </RemoteView>
    </Section>
  )
})
