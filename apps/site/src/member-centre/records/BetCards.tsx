import type { Bet, BetPage } from '@croupier/stores'
import { Badge, Card, DescriptionList, tokens, Time } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { statusWords, totalsKey } from '../../parts/records/betWords.ts'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.s2};
`

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space.s3};

  & > div {
    min-inline-size: 0;
  }
  & p {
    overflow-wrap: anywhere;
  }
  & p:first-child {
    font-weight: ${tokens.fontWeight.semibold};
  }
  & p + p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
`

const Sums = styled(DescriptionList)`
  margin-block-start: ${tokens.space.s3};
`

const Actions = styled.div`
  margin-block-start: ${tokens.space.s3};
`

const Total = styled(Card)`
  & > p {
    font-weight: ${tokens.fontWeight.semibold};
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
    <Sums
      layout="stacked"
      columnWidth="5rem"
      items={[
        { label: text('records.stake'), value: money.amount(amounts.betAmount), strong: true },
        { label: text('records.payout'), value: money.amount(amounts.winAmount), strong: true },
        { label: text('records.net'), value: money.amount(amounts.netAmount), strong: true },
      ]}
    />
  )
})

/** Bets as cards, for narrow screens, under the sums over every page (S-354, S-361). Renders a `<section>` and a `<ul>`. */
export const BetCards = observer(function BetCards({
  page,
  actions,
}: {
  page: BetPage
  actions: (bet: Bet) => ReactNode
}) {
  const text = useText()
  const { moment } = useMomentText()
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
      <List role="list" aria-label={text('records.table')}>
        {page.list.map((bet) => {
          const { words, tone } = statusWords(bet, text)
          return (
            <li key={bet.orderNo}>
              <Card padding="sm">
                <Head>
                  <div>
                    <p>{bet.gameName ?? bet.vendorName ?? bet.vassalage}</p>
                    <p>
                      <Time at={bet.betTime || null} text={moment(bet.betTime)} />
                    </p>
                    <p>
                      <bdi dir="ltr">{bet.orderNo}</bdi>
                    </p>
                  </div>
                  <Badge tone={tone}>{words}</Badge>
                </Head>
                <BetSums amounts={bet} />
                <Actions>{actions(bet)}</Actions>
              </Card>
            </li>
          )
        })}
      </List>
    </>
  )
})
