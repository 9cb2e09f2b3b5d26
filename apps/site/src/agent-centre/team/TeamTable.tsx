import { teamSortColumns, teamStore, type Downline } from '@croupier/stores'
import type { TableColumn } from '@croupier/ui'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Table } from '@croupier/ui/Table'
import { Time } from '@croupier/ui/Time'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { CsvButton } from '../../parts/records/CsvButton.tsx'
import { useExportTime } from '../../parts/records/useExportTime.ts'
import { RecordResult } from '../../parts/records/RecordResult.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { usePercent } from '../../parts/text/usePercent.ts'
import { useText } from '../../parts/text/useText.ts'
import { AccountCell } from '../reports/AccountCell.tsx'
import { BranchPath } from '../reports/BranchPath.tsx'
import { countColumns, Whole, type ColumnWords } from '../reports/sumColumns.tsx'
import { sortedText } from '../reports/sortedText.ts'
import { useColumnWords } from '../reports/useColumnWords.ts'
import { rateTexts } from './rateText.ts'
import { typeKey } from './typeKey.ts'

const Name = styled.span`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.s05};

  & > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
    overflow-wrap: anywhere;
  }
`

/** Room for several rates in small print, so that the actions next to them stay in sight. */
const Rates = styled.span`
  @media ${from.md} {
    display: block;
    min-inline-size: 11rem;
    font-size: ${tokens.fontSize.xs};
  }
`

/** Formatters for the columns of the team. */
interface TeamWords extends ColumnWords {
  readonly moment: (at: number) => string
  /** For the exported file. */
  readonly exported: (at: number) => string
  readonly percent: (rate: string) => string
}

const none = '–'
const sortable = { sortBy: () => null } as const

const columnsOf = (words: TeamWords): readonly TableColumn<Downline>[] => {
  const { text, money, moment, exported, percent } = words
  return [
    {
      value: 'account',
      label: text('report.account'),
      cell: ({ account, id, directCount, nickname, state }) => (
        <Name>
          <AccountCell account={account} branch={directCount > 0 ? id : undefined} />
          {nickname && nickname.toLowerCase() !== account ? (
            <small>
              <bdi>{nickname}</bdi>
            </small>
          ) : null}
          {state === 'unavailable' ? <Badge>{text('report.unavailable')}</Badge> : null}
        </Name>
      ),
      csv: ({ account }) => account,
      ...sortable,
    },
    {
      value: 'type',
      label: text('downline.type'),
      cell: ({ type }) => text(typeKey(type)),
      csv: ({ type }) => text(typeKey(type)),
      ...sortable,
    },
    // The reports count the head of a branch too.
    ...countColumns<'teamCount', Downline>(['teamCount'], undefined, { ...words, sortColumns: teamSortColumns }).map(
      (column) => ({ ...column, label: text('team.people_below') }),
    ),
    {
      value: 'balance',
      label: text('team.balance'),
      align: 'end',
      cell: ({ balance }) => <Whole>{balance == null ? none : money.amount(balance)}</Whole>,
      csv: ({ balance }) => balance ?? '',
      firstDirection: 'descending',
      ...sortable,
    },
    {
      value: 'lastLogin',
      label: text('security.last_login'),
      cell: ({ lastLogin }) =>
        lastLogin == null ? (
          none
        ) : (
          <Whole>
            <Time at={lastLogin} text={moment(lastLogin)} />
          </Whole>
        ),
      csv: ({ lastLogin }) => (lastLogin == null ? '' : exported(lastLogin)),
      firstDirection: 'descending',
      ...sortable,
    },
    {
      value: 'rates',
      label: text('downline.rates'),
      cell: ({ rates }) => {
        const shown = rateTexts(rates, text, percent)
        if (shown.length === 0) return none
        return (
          <Rates>
            {shown.map((rate, place) => (
              <Fragment key={rate}>
                {place === 0 ? null : <span>, </span>}
                <Whole>{rate}</Whole>
              </Fragment>
            ))}
          </Rates>
        )
      },
      csv: ({ rates }) => rateTexts(rates, text, percent).join(', '),
    },
  ]
}

const keyOf = ({ id }: Downline) => id

/** A branch of the team in pages, with breadcrumbs, sorted by the platform (S-392). */
export const TeamTable = observer(function TeamTable() {
  const text = useText()
  const { moment } = useDateTimeText()
  const percent = usePercent()
  const team = useStore(teamStore)
  const columns = columnsOf({ ...useColumnWords(), moment, exported: useExportTime(), percent })
  const actions = ({ id, account }: Downline) => (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      aria-label={text('team.details_of', { account })}
      onClick={() => team.open(id)}
    >
      {text('agreements.details')}
    </Button>
  )
  return (
    <RecordResult
      record={team}
      failed={text('team.failed')}
      empty={{ title: text('team.empty_title'), text: text('team.empty_text') }}
      renderAbove={({ path }) => <BranchPath path={path} />}
      printTitle={text('agent.team')}
      renderPrint={({ list }) => (
        <Table label={text('agent.team')} columns={columns} rows={list} rowKey={keyOf} texts={{}} />
      )}
      csv={<CsvButton columns={columns} rows={(signal) => team.everyRow(signal)} fileName="team.csv" />}
    >
      {({ list }) => (
        <Table
          label={text('agent.team')}
          columns={columns}
          rows={list}
          rowKey={keyOf}
          sort={team.sort}
          onSortChange={(sort) => team.filter({ sort: sort ?? undefined })}
          texts={{ actions: text('team.actions'), sorted: sortedText(text) }}
          actions={actions}
        />
      )}
    </RecordResult>
  )
})
