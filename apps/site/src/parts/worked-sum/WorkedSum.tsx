import { DescriptionList, type Description } from '@croupier/ui/DescriptionList'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useMoney } from '../money/useMoney.ts'
import { useText } from '../text/useText.ts'

const Root = styled.details`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  font-size: ${tokens.fontSize.sm};

  & > summary {
    padding: ${tokens.space.s3} ${tokens.space.s4};
    border-radius: inherit;
    color: ${tokens.color.accentText};
    font-weight: ${tokens.fontWeight.medium};
    cursor: pointer;
  }
  & > summary:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  & > div {
    display: grid;
    gap: ${tokens.space.s3};
    padding: 0 ${tokens.space.s4} ${tokens.space.s4};
  }
  & p {
    margin: 0;
    color: ${tokens.color.textMuted};
  }
`

/** One amount of a sum, decimal text; `minus` subtracts it. */
export interface SumPart {
  readonly label: string
  readonly amount: string
  readonly minus?: boolean
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)
const isZero = (amount: string): boolean => /^-?0*(\.0*)?$/.test(amount)

/** An expandable sum: its definition, every amount in it, and the result (N-1). Renders a `<details>`. */
export const WorkedSum = observer(function WorkedSum({
  definition,
  parts,
  total,
}: {
  /** Name of the sum. */
  definition: string
  parts: readonly SumPart[]
  total: SumPart
}) {
  const text = useText()
  const money = useMoney()
  const items: readonly Description[] = [
    ...parts.map(({ label, amount, minus = false }) => ({
      label,
      value: money.amount(minus && !isZero(amount) ? negated(amount) : amount),
    })),
    { label: total.label, value: money.amount(total.amount), total: true },
  ]
  return (
    <Root>
      <summary>{text('worked_sum.open')}</summary>
      <div>
        <p>{definition}</p>
        <DescriptionList items={items} />
      </div>
    </Root>
  )
})
