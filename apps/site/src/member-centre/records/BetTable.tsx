import type { BetPage } from '@croupier/stores'
import { Badge, t, VisuallyHidden } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import { BetMoment } from './BetMoment.tsx'
import { statusWords, totalsKey } from './betWords.ts'

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.lg};
  background: ${t.color.surface};
`

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${t.fontSize.sm};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${t.space.s2} ${t.space.s3};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: ${t.color.textMuted};
    font-weight: ${t.fontWeight.medium};
    white-space: nowrap;
  }
  tbody tr,
  tfoot tr {
    border-block-start: 1px solid ${t.color.border};
  }
  tfoot th,
  tfoot td {
    background: ${t.color.surfaceSunken};
    font-weight: ${t.fontWeight.semibold};
  }
  :is(th, td)[data-money] {
    text-align: end;
    white-space: nowrap;
  }
`

const Game = styled.span`
  display: block;
  font-weight: ${t.fontWeight.medium};
`

const Quiet = styled.span`
  display: block;
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.xs};
  overflow-wrap: anywhere;
`

const Net = styled.strong`
  font-weight: ${t.fontWeight.semibold};

  &:where([data-won]) {
    color: ${t.color.winText};
  }
`

const won = (net: string) => (/^-|^0*(\.0*)?$/.test(net) ? undefined : '')

/** Bets as a table, with the sums over every page below them (S-354, S-361). Renders a `<table>` in a scroller. */
export const BetTable = observer(function BetTable({ page }: { page: BetPage }) {
  const text = useText()
  const money = useMoney()
  const { totals } = page
  return (
    <Scroll>
      <Table>
        <caption>
          <VisuallyHidden>{text('records.table')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text('records.time')}</th>
            <th scope="col">{text('records.game')}</th>
            <th scope="col">{text('records.status')}</th>
            <th scope="col" data-money="">
              {text('records.stake')}
            </th>
            <th scope="col" data-money="">
              {text('records.payout')}
            </th>
            <th scope="col" data-money="">
              {text('records.net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {page.list.map((bet) => {
            const { words, tone } = statusWords(bet.status, text)
            return (
              <tr key={bet.orderNo}>
                <td>
                  <BetMoment at={bet.betTime} />
                  <Quiet>
                    <bdi dir="ltr">{bet.orderNo}</bdi>
                  </Quiet>
                </td>
                <td>
                  <Game>{bet.gameName ?? bet.vendorName ?? bet.vassalage}</Game>
                  {bet.gameName && bet.vendorName ? <Quiet>{bet.vendorName}</Quiet> : null}
                </td>
                <td>
                  <Badge tone={tone}>{words}</Badge>
                </td>
                <td data-money="">{money.amount(bet.betAmount)}</td>
                <td data-money="">{money.amount(bet.winAmount)}</td>
                <td data-money="">
                  <Net data-won={won(bet.netAmount)}>{money.amount(bet.netAmount)}</Net>
                </td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {text(totalsKey(page))}
              {page.totalCount === null ? null : ` · ${text('records.bets', { count: page.totalCount })}`}
            </th>
            <td data-money="">{money.amount(totals.betAmount)}</td>
            <td data-money="">{money.amount(totals.winAmount)}</td>
            <td data-money="">{money.amount(totals.netAmount)}</td>
          </tr>
        </tfoot>
      </Table>
    </Scroll>
  )
})
