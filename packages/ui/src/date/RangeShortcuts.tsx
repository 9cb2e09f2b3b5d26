import type { DayRange } from '@croupier/locales/calendar'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { tokens } from '../theme/theme.ts'

/** A range that is one press away, such as the last seven days [S-358]. */
export interface DayRangeShortcut {
  /** Identifies it. */
  readonly value: string
  /** The words on it: "Last 7 days". */
  readonly label: string
  /** Returns the range; the caller knows the site's time zone. */
  readonly range: DayRange
}

interface RangeShortcutsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  shortcuts: readonly DayRangeShortcut[]
  /** The current range; none while the typed dates are invalid. */
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
