import { parseMoney } from '@croupier/money'
import { categoryLabel, type Agreement, type AgreementKind } from '@croupier/stores'
import { useIntl } from 'react-intl'
import { useMoney } from '../parts/money/useMoney.ts'
import { usePercent } from '../parts/text/usePercent.ts'
import { useText } from '../parts/text/useText.ts'

/** One step of a contract's scale. */
export type Step = Agreement['tiers'][number]

/**
 * A party's name, and whether it can be named: the operator has no account, and an account out of reach is not shown.
 */
export type Party = Pick<Agreement, 'partyAccount' | 'partyAvailable'>

/** Texts about contracts. */
export interface AgreementText {
  readonly product: (productType: string) => string
  /** The other party on its own, as in a cell: "beth", "The operator". */
  readonly party: (party: Party) => string
  /** "Dividend with beth". */
  readonly name: (agreement: Party & Pick<Agreement, 'kind'>) => string
  /** A rate as decimal text: "20%", or an amount. */
  readonly rate: (rate: string, type: Step['rateType']) => string
  /** The payment of a step: of real-time salary for won and for lost bets. */
  readonly stepRate: (kind: AgreementKind, step: Step) => string
  /** The payment of a step and its condition. */
  readonly step: (kind: AgreementKind, step: Step) => string
  /** The highest rate of a scale; of real-time salary, those for won and for lost bets. */
  readonly highest: (agreement: Pick<Agreement, 'kind' | 'tiers'>) => string
  readonly period: (agreement: Pick<Agreement, 'kind' | 'period'>) => string
}

const dividendPeriods = { D: 'daily', W: 'weekly', H: 'half_month', M: 'monthly' } as const
const salaryPeriods = {
  daily: 'agreements.every_day',
  hourly: 'agreements.every_hour',
  realTime: 'agreements.every_five_minutes',
} as const

const rateDigits = 4
const isZero = (decimal: string) => !/[1-9]/.test(decimal)

/** The step that pays most: the amounts of a scale are all of one type. */
const highestStep = (tiers: readonly Step[]): Step | undefined => {
  const size = ({ rate, lossRate }: Step) => parseMoney(rate, rateDigits) + parseMoney(lossRate, rateDigits)
  return tiers.reduce<Step | undefined>((most, step) => (most && size(most) >= size(step) ? most : step), undefined)
}

/** Texts about contracts in the person's language and the market's currency (S-396). Use inside an observer. */
export function useAgreementText(): AgreementText {
  const text = useText()
  const money = useMoney()
  const intl = useIntl()
  const percent = usePercent()
  const party = ({ partyAccount, partyAvailable }: Party) =>
    partyAvailable ? (partyAccount ?? text('agreements.house_alone')) : text('agreements.unavailable_alone')
  const inSentence = ({ partyAccount, partyAvailable }: Party) =>
    partyAvailable ? (partyAccount ?? text('agreements.house')) : text('agreements.unavailable')
  const rate = (decimal: string, type: Step['rateType']) => (type === 'A' ? money.amount(decimal) : percent(decimal))
  const stepRate = (kind: AgreementKind, step: Step) =>
    kind === 'realTime'
      ? text('agreements.rates_real_time', {
          win: rate(step.rate, step.rateType),
          loss: rate(step.lossRate, step.rateType),
        })
      : rate(step.rate, step.rateType)
  const conditions = (step: Step) => {
    const amounts = (['minimumBet', 'netLoss', 'betAmount'] as const).flatMap((name) =>
      isZero(step[name]) ? [] : [text(`agreements.cond_${name}`, { amount: money.amount(step[name]) })],
    )
    const people = step.activeMember > 0 ? [text('agreements.cond_activeMember', { count: step.activeMember })] : []
    const all = [...amounts, ...people]
    return all.length === 0 ? text('agreements.no_condition') : intl.formatList(all)
  }
  return {
    product: (productType) => {
      if (productType === 'CONS') return text('in_all_games')
      return productType === 'ELOTT' ? text('agreements.elott') : text(categoryLabel(productType))
    },
    party,
    name: (agreement) =>
      text('agreements.name', { kind: text(`agreements.kind_${agreement.kind}`), party: inSentence(agreement) }),
    rate,
    stepRate,
    step: (kind, step) => text('agreements.step_text', { rate: stepRate(kind, step), conditions: conditions(step) }),
    highest: ({ kind, tiers }) => {
      const step = highestStep(tiers)
      if (!step) return '–'
      return kind === 'realTime'
        ? text('agreements.rates_short', {
            win: rate(step.rate, step.rateType),
            loss: rate(step.lossRate, step.rateType),
          })
        : rate(step.rate, step.rateType)
    },
    period: ({ kind, period }) =>
      kind === 'dividend' ? text(`agreement_form.period_${dividendPeriods[period ?? 'M']}`) : text(salaryPeriods[kind]),
  }
}
