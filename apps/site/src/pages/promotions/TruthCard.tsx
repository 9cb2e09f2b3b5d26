import { compareMoney, decimalMarkOf, moneyText, readAmount } from '@croupier/money'
import { categoryLabel, promotionTruth, type PromotionDetail } from '@croupier/stores'
import { AmountInput } from '@croupier/ui/AmountInput'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Field } from '@croupier/ui/Field'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { Section } from '../../parts/page/Section.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'

const Stack = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};

  & > :first-child:not(dl) {
    max-inline-size: 20rem;
  }
  & p {
    margin: ${tokens.space.s1} 0 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
    font-weight: ${tokens.fontWeight.regular};
  }
`

/**
 * A promotion's terms as numbers for this person: what is staked in money and in bets, what is locked, what can be
 * lost, until when (N-3, G-49). A share of a deposit is calculated for an amount that the person types; no amount is
 * suggested.
 */
export const TruthCard = observer(function TruthCard({
  promotion: { terms, averageStake },
}: {
  promotion: Pick<PromotionDetail, 'terms' | 'averageStake'>
}) {
  const text = useText()
  const money = useMoney()
  const { day } = useDateTimeText()
  const { locale } = useIntl()
  const { merchant, platformClock } = useRoot()
  const [typed, setTyped] = useState('')
  if (!terms) return null
  const { minorDigits: digits, timeZone } = merchant.current
  const read = readAmount(typed, { digits, mark: '.' })
  const amount = read.ok ? moneyText(read.minor, digits) : undefined
  const minimum = terms.minimumDeposit
  const isLow = amount !== undefined && minimum !== null && compareMoney(amount, minimum) < 0
  const truth = promotionTruth(terms, {
    deposit: isLow ? undefined : amount,
    averageStake,
    now: platformClock.now(),
    digits,
    timeZone,
  })
  if (!truth) return null
  const { bonus, deposit, rollover, bets, lastDay } = truth
  const isFree = bets.length === 0
  const isCapped = terms.cap !== null && bonus !== undefined && compareMoney(bonus, terms.cap) === 0
  const games = (types: readonly string[]) => [...new Set(types.map((type) => text(categoryLabel(type))))].join(', ')
  const bonusText = (given: string) => {
    const value = money.amount(given)
    if (isCapped) return text('truth.bonus_capped', { amount: value })
    if (deposit === undefined || terms.percent === null) return value
    return text('truth.bonus_share', { amount: value, percent: terms.percent, deposit: money.amount(deposit) })
  }
  return (
    <Section title={text('truth.title')}>
      <Stack>
        {terms.percent === null ? null : (
          <Field
            label={text('truth.deposit')}
            description={minimum === null ? undefined : text('truth.deposit_hint', { amount: money.amount(minimum) })}
            error={isLow && minimum !== null ? text('truth.deposit_low', { amount: money.amount(minimum) }) : undefined}
          >
            <AmountInput
              currency={money.sign}
              decimalMark={decimalMarkOf(locale)}
              autoComplete="off"
              onValueChange={setTyped}
            />
          </Field>
        )}
        <DescriptionList
          layout="lines"
          items={[
            ...(bonus === undefined ? [] : [{ label: text('truth.bonus'), value: bonusText(bonus), strong: true }]),
            ...(isFree
              ? [{ label: text('truth.rollover'), value: text('bonus.wagering_none') }]
              : [
                  {
                    label: text('truth.rollover'),
                    strong: true,
                    value: text('bonus.wagering_times', {
                      amount: money.amount(rollover),
                      times: terms.wageringMultiple,
                    }),
                  },
                  {
                    label: text('truth.bets'),
                    value: (
                      <>
                        {bets.map(({ percent, types, count }) => (
                          <div key={percent}>
                            {types.length === 0
                              ? text('truth.bets_any', { count })
                              : text('truth.bets_of', { count, games: games(types) })}
                          </div>
                        ))}
                        <p>
                          {text(truth.isOwnStake ? 'truth.own_stake' : 'truth.example_stake', {
                            amount: money.amount(truth.stake),
                          })}
                        </p>
                      </>
                    ),
                  },
                  { label: text('truth.locked'), value: text('truth.locked_value') },
                  { label: text('truth.lost'), value: text('truth.lost_value') },
                  ...(lastDay === undefined
                    ? []
                    : [{ label: text('truth.last_day'), value: text('truth.last_day_value', { day: day(lastDay) }) }]),
                ]),
          ]}
        />
      </Stack>
    </Section>
  )
})
