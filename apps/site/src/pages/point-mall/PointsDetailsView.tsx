import { Coins } from 'lucide-react'
import type { Text } from '@croupier/locales'
import { pointMallStore, type PointChange } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Table } from '@croupier/ui/Table'
import { Time } from '@croupier/ui/Time'
import { observer } from 'mobx-react-lite'
import { useIntl, type IntlShape } from 'react-intl'
import { useStore } from '../../base/RootContext.ts'
import { Section } from '../../parts/page/Section.tsx'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText, type DateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { pointsType } from './pointsType.ts'

/** Points earned and spent, newest first (S-375). */
export const PointsDetailsView = observer(function PointsDetailsView() {
  const text = useText()
  const { details } = useStore(pointMallStore)
  return (
    <Section title={text('point_mall.view_details')}>
      <RemoteView
        value={details.result}
        waiting={<ListSkeleton rows={4} />}
        failed={{ headingLevel: 3, title: text('point_mall.failed'), onRetry: () => details.load() }}
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              headingLevel={3}
              size="sm"
              art={<Coins aria-hidden />}
              title={text('point_mall.details_empty')}
              text={text('point_mall.details_empty_text')}
            />
          ) : (
            <>
              <ChangeTable rows={list} />
              <PageButtons list={details} />
            </>
          )
        }
      </RemoteView>
    </Section>
  )
})

const changeColumns = (
  text: Text,
  moment: DateTimeText['moment'],
  number: IntlShape['formatNumber'],
): readonly TableColumn<PointChange>[] => [
  { value: 'type', label: text('point_mall.column_type'), cell: ({ type }) => text(pointsType(type)) },
  {
    value: 'changed',
    label: text('point_mall.column_changed'),
    align: 'end',
    cell: ({ changedPoints }) => <bdi dir="ltr">{`${changedPoints > 0 ? '+' : ''}${number(changedPoints)}`}</bdi>,
  },
  {
    value: 'balance',
    label: text('point_mall.column_balance'),
    align: 'end',
    cell: ({ pointsBalance }) => number(pointsBalance),
  },
  {
    value: 'time',
    label: text('point_mall.column_time'),
    cell: ({ time }) => <Time at={time} text={moment(time)} />,
  },
]

const ChangeTable = observer(function ChangeTable({ rows }: { rows: readonly PointChange[] }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const { formatNumber } = useIntl()
  return (
    <Table
      label={text('point_mall.view_details')}
      texts={{}}
      rows={rows}
      rowKey={({ id }) => id}
      columns={changeColumns(text, moment, formatNumber)}
    />
  )
})
