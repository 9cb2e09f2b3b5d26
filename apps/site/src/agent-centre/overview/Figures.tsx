import { moneySum } from '@croupier/money'
import type { ComparedFigures } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { Statistic } from '@croupier/ui/Statistic'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import { WorkedSum } from '../../parts/worked-sum/WorkedSum.tsx'
import { LeftOut } from '../team/LeftOut.tsx'
import { changeOf } from './change.ts'

const Frame = styled.div`
  container-type: inline-size;
`

/** Ten cards in rows of two or five, so that no row has an odd one left. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};

  @container (width >= 19rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (width >= 51rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  & > * {
    padding: ${tokens.space.s3} ${tokens.space.s4};
  }
`

const counts = ['newMembers', 'activeMembers', 'firstDepositors'] as const
const amounts = ['deposits', 'withdrawals', 'betAmount', 'winAmount', 'profit'] as const

/**
 * An amount of the figures as it shows: the result is the team's own, as on every other page; the wire has the
 * operator's.
 */
const shownAmount = (figures: ComparedFigures['now'], name: (typeof amounts)[number]): string =>
  name === 'profit' ? moneySum([], [figures.profit]) : figures[name]

/**
 * The ten figures of the range, each next to the previous period of equal length (S-390), and the calculation of the
 * profit (N-1).
 */
export const Figures = observer(function Figures({ now: figures, before }: ComparedFigures) {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const count = (value: number) => intl.formatNumber(value)
  const compared = (now: string | number, then: string | number | undefined, words: string) => {
    if (then === undefined) return {}
    const hint = text('overview.before', { value: words })
    const { direction, share } = changeOf(now, then)
    if (share === undefined) return { hint }
    const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
    return { hint, change: { direction, text: intl.formatNumber(share, percent) } }
  }
  return (
    <PageSection title={text('overview.figures')}>
      <Frame>
        <Grid>
          <Card>
            <Statistic
              size="sm"
              label={text('overview.teamSize')}
              value={count(figures.teamSize)}
              hint={text('overview.agents', { count: figures.agentCount })}
            />
          </Card>
          <Card>
            <Statistic
              size="sm"
              label={text('overview.teamBalance')}
              value={money.amount(figures.teamBalance)}
              hint={
                <>
                  {text('overview.now')}
                  <LeftOut count={figures.unavailableCount} />
                </>
              }
            />
          </Card>
          {counts.map((name) => (
            <Card key={name}>
              <Statistic
                size="sm"
                label={text(`overview.${name}`)}
                value={count(figures[name])}
                {...compared(figures[name], before?.[name], count(before?.[name] ?? 0))}
              />
            </Card>
          ))}
          {amounts.map((name) => (
            <Card key={name}>
              <Statistic
                size="sm"
                label={text(`overview.${name}`)}
                value={money.amount(shownAmount(figures, name))}
                {...compared(
                  shownAmount(figures, name),
                  before && shownAmount(before, name),
                  before ? money.amount(shownAmount(before, name)) : '',
                )}
              />
            </Card>
          ))}
        </Grid>
      </Frame>
      <WorkedSum
        definition={text('overview.profit_definition')}
        parts={[
          { label: text('overview.winAmount'), amount: figures.winAmount },
          { label: text('overview.betAmount'), amount: figures.betAmount, minus: true },
        ]}
        total={{ label: text('overview.profit'), amount: shownAmount(figures, 'profit') }}
      />
    </PageSection>
  )
})
