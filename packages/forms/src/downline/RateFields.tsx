import { moneySum, moneyText, type DecimalMark } from '@croupier/money'
import { tokens } from '@croupier/ui/theme'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { compareMinor, minorTyped } from '../amount/readTyped.ts'
import { AllOptional, OptionalMark } from '../fields/OptionalMark.tsx'
import { RateField } from '../fields/RateField.tsx'
import { useSurroundingForm } from '../form/useSurroundingForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { rateDigits, type RebateRates } from './rebateRates.ts'

/** Props of {@link RateFields}. */
export interface RateFieldsProps {
  /** The agent's own rates, the maximum for downlines. */
  readonly own: RebateRates
  /** Returns the name of a lane in the page's language. */
  readonly laneText: (lane: string) => string
}

/** Stake in the example of what the agent keeps. */
const exampleStake = 10_000

/** What remains of the agent's own rate, in percent; undefined while the rate is invalid or too high. */
const keptOf = (most: string, typed: string, mark: DecimalMark): number | undefined => {
  const rate = minorTyped(typed, { digits: rateDigits, mark })
  if (rate === undefined || compareMinor(rate, most, rateDigits) > 0) return undefined
  return Number(moneySum([most], [moneyText(rate, rateDigits)]))
}

/**
 * The rate of each lane next to the agent's own, with what the agent keeps. Renders a `<fieldset>`; the field names are
 * `rates.<lane>`.
 */
export function RateFields({ own, laneText }: RateFieldsProps) {
  const { text, spelling } = useFormText()
  const { control } = useSurroundingForm<{ rates: Record<string, string> }>()
  const rates = useWatch({ control, name: 'rates' })
  const hintOf = (lane: string, most: string) => {
    const kept = keptOf(most, rates[lane] ?? '', spelling.mark)
    // Passed as a number, it is formatted in the digits of the language.
    const bound = { most: Number(most) }
    return kept === undefined
      ? text('downline.rate_at_most', bound)
      : text('downline.rate_kept', { ...bound, kept, amount: (exampleStake * kept) / 100, stake: exampleStake })
  }
  return (
    <Group>
      <legend>
        <OptionalMark>{text('downline.rates')}</OptionalMark>
      </legend>
      <AllOptional value>
        {Object.entries(own).map(([lane, most]) => (
          <RateField<{ rates: Record<string, string> }>
            key={lane}
            name={`rates.${lane}`}
            label={laneText(lane)}
            description={hintOf(lane, most)}
          />
        ))}
      </AllOptional>
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  /* Two columns on a phone, four at most: with six, the last of seven lanes would have a row to itself. */
  grid-template-columns: repeat(auto-fill, minmax(max(8rem, 22%), 1fr));
  gap: ${tokens.space.s3};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: ${tokens.space.s2};
    font-weight: ${tokens.fontWeight.medium};
  }
`
