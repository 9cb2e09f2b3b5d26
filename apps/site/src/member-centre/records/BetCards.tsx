import type { BetPage } from '@croupier/stores'
import { Badge, Card, t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import { BetMoment } from './BetMoment.tsx'
import { statusWords, totalsKey } from './betWords.ts'

const List = styled.ul`
  display: grid;
  gap: ${t.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${t.space.s3};

  & > div {
    min-inline-size: 0;
  }
  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & p:first-child {
    font-weight: ${t.fontWeight.semibold};
  }
  & p + p {
    color: ${t.color.textMuted};
    font-size: ${t.fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
`

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${t.space.s2};
  margin: ${t.space.s3} 0 0;
  font-size: ${t.fontSize.sm};
  font-variant-numeric: tabular-nums;

  & dt {
    color: ${t.color.textMuted};
    font-size: ${t.fontSize.xs};
  }
  & dd {
    margin: 0;
    font-weight: ${t.fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`

const Total = styled(Card)`
  & > p {
    margin: 0;
    font-weight: ${t.fontWeight.semibold};
  }
`

interface Amounts {
  readonly betAmount: string
  readonly winAmount: string
  readonly netAmount: string
}

const BetSums = observer(function BetSums({ amounts }: { amounts: Amounts }) {
  const text = useText()
  const money = useMoney()
  return (
    <Sums>
      <div>
        <dt>{text('records.stake')}</dt>
        <dd>{money.amount(amounts.betAmount)}</dd>
      </div>
      <div>
        <dt>{text('records.payout')}</dt>
        <dd>{money.amount(amounts.winAmount)}</dd>
      </div>
      <div>
        <dt>{text('records.net')}</dt>
        <dd>{money.amount(amounts.netAmount)}</dd>
      </div>
    </Sums>
  )
})

/** Bets as cards, for narrow screens, under the sums over every page (S-354, S-361). Renders a `<section>` and a `<ul>`. */
export const BetCards = observer(function BetCards({ page }: { page: BetPage }) {
  const text = useText()
  return (
    <>
      <section aria-label={text('records.totals')}>
        <Total variant="sunken" padding="sm">
          <p>
            {text(totalsKey(page))}
            {page.totalCount === null ? null : ` · ${text('records.bets', { count: page.totalCount })}`}
          </p>
          <BetSums amounts={page.totals} />
        </Total>
      </section>
      <List aria-label={text('records.table')}>
        {page.list.map((bet) => {
          const { words, tone } = statusWords(bet.status, text)
          return (
            <li key={bet.orderNo}>
              <Card padding="sm">
                <Head>
                  <div>
                    <p>{bet.gameName ?? bet.vendorName ?? bet.vassalage}</p>
                    <p>
                      <BetMoment at={bet.betTime} />
                    </p>
                    <p>
                      <bdi dir="ltr">{bet.orderNo}</bdi>
                    </p>
                  </div>
                  <Badge tone={tone}>{words}</Badge>
                </Head>
                <BetSums amounts={bet} />
              </Card>
            </li>
          )
        })}
      </List>
    </>
  )
})
