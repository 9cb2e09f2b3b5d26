import { ChevronDown, ChevronUp, Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { FreshButton } from '../press/FreshButton.ts'

/** Props of `OddsButton`; everything a native `<button>` takes is passed on to it. */
export interface OddsButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What is bet on: "Home", "Draw", "Over 2.5". */
  label: ReactNode
  /** The price in the reader's notation: "1.95". */
  odds: string
  /** Whether it is on the bet slip. If omitted the button is not a toggle. */
  pressed?: boolean | undefined
  /** Direction of the last change of the price. */
  change?: 'up' | 'down' | undefined
  /** No bets are accepted now: a lock replaces the odds and presses are ignored. */
  suspended?: boolean | undefined
  /**
   * Texts of the arrow and the lock: "odds went up", "suspended". Required with `change` and `suspended`, unless the
   * caller says it elsewhere.
   */
  texts?: { readonly up?: string; readonly down?: string; readonly suspended?: string } | undefined
}

const Root = styled(FreshButton)`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space.s2};
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.tight};
  text-align: start;
  cursor: pointer;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover:not([aria-disabled])) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.surfaceHover};
  }
  &:where([aria-pressed='true']) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  &:where([aria-pressed='true']:hover:not([aria-disabled])) {
    background: ${tokens.color.accentHover};
  }
  &:where([aria-disabled]) {
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:where([aria-pressed='true']) {
      outline: ${tokens.line.thick} solid Highlight;
    }
  }
`

const Label = styled.span`
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;

  [aria-pressed='true'] > & {
    color: inherit;
  }
`

const Price = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s05};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};

  & > svg {
    flex: none;
    inline-size: ${tokens.icon.sm};
    block-size: ${tokens.icon.sm};
  }
  :where([data-change='up']:not([aria-pressed='true'])) > & > svg {
    color: ${tokens.color.successText};
  }
  :where([data-change='down']:not([aria-pressed='true'])) > & > svg {
    color: ${tokens.color.dangerText};
  }
`

/**
 * Odds to bet on. Renders a `<button>`, a toggle if `pressed` is given.
 *
 * Suspended odds stay in the tab order and are announced as suspended. Attributes out: `aria-pressed`, `data-change`,
 * `data-suspended`.
 */
export const OddsButton = ({
  label,
  odds,
  pressed,
  change,
  suspended = false,
  texts = {},
  onClick,
  ...rest
}: OddsButtonProps) => {
  const Arrow = change === 'up' ? ChevronUp : ChevronDown
  return (
    <Root
      type="button"
      {...rest}
      aria-pressed={pressed}
      aria-disabled={suspended ? true : undefined}
      data-change={change}
      data-suspended={suspended ? '' : undefined}
      onClick={suspended ? undefined : onClick}
    >
      <Label>{label}</Label>
      <Price>
        {suspended ? (
          <>
            <Lock aria-hidden />
            <VisuallyHidden>{texts.suspended}</VisuallyHidden>
          </>
        ) : (
          <>
            {change === undefined ? null : <Arrow aria-hidden />}
            <bdi>{odds}</bdi>
            {change === undefined ? null : <VisuallyHidden>{` ${texts[change]}`}</VisuallyHidden>}
          </>
        )}
      </Price>
    </Root>
  )
}
