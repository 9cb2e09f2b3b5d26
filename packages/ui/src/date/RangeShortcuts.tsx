import type { DayRange } from '@croupier/locales/calendar'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { tokens } from '../theme/theme.ts'

/** A preset range, such as the last seven days. */
export interface DayRangeShortcut {
  /** Identifies it. */
  readonly value: string
  /** Text of the button: "Last 7 days". */
  readonly label: string
  /** The range, computed by the caller in the site's time zone. */
  readonly range: DayRange
}

interface RangeShortcutsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  shortcuts: readonly DayRangeShortcut[]
  /** The current range; undefined while the typed dates are invalid. */
  chosen: DayRange | undefined
  disabled?: boolean | undefined
  onChoose: (range: DayRange) => void
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};

  @media (forced-colors: active) {
    & > [aria-pressed='true'] {
      border: 2px solid Highlight;
    }
  }
`

/** Ranges as buttons. Renders a `<div>`; `aria-pressed` marks the current one. */
export const RangeShortcuts = ({ shortcuts, chosen, disabled = false, onChoose, ...rest }: RangeShortcutsProps) => (
  <Root {...rest}>
    {shortcuts.map(({ value: id, label: text, range }) => {
      const holds = range.from === chosen?.from && range.to === chosen.to
      return (
        <Button
          key={id}
          size="sm"
          variant={holds ? 'soft' : 'outline'}
          tone={holds ? 'accent' : 'neutral'}
          aria-pressed={holds}
          disabled={disabled}
          onClick={() => onChoose(range)}
        >
          {text}
        </Button>
      )
    })}
  </Root>
)
