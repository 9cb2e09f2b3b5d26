import { tokens } from '@croupier/ui'
import { styled } from 'styled-components'
import { AllOptional, OptionalMark } from '../fields/OptionalMark.tsx'
import { RateField } from '../fields/RateField.tsx'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { RebateRates } from './rebateRates.ts'

/** Props of {@link RateFields}. */
export interface RateFieldsProps {
  /** The agent's own rates, the maximum for downlines [S-391]. */
  readonly own: RebateRates
  /** The name of a lane in the page's language. */
  readonly laneText: (lane: string) => string
}

/** The rate of each lane beside the agent's own. Renders a `<fieldset>`; the names are `rates.<lane>`. */
export function RateFields({ own, laneText }: RateFieldsProps) {
  const { text } = useFormText()
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
            description={text('downline.rate_at_most', { most })}
          />
        ))}
      </AllOptional>
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
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
