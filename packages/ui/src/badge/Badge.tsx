import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** What a badge says by its colour; the text must say it too. `win` is for wins and jackpots only. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'info' | 'warning' | 'danger' | 'win'

/** Props of `Badge`; the rest goes to its `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: BadgeTone | undefined
  /** `sm` (default) beside text, `md` standing alone. */
  size?: 'sm' | 'md' | undefined
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s1};
  max-inline-size: 100%;
  padding: 0.1875rem ${t.space.s2};
  border: 1px solid transparent;
  border-radius: ${t.radius.pill};
  background: ${t.color.neutralSoft};
  color: ${t.color.text};
  font-size: ${t.fontSize.xs};
  font-weight: ${t.fontWeight.semibold};
  line-height: 1.2;
  vertical-align: middle;

  &:where([data-size='md']) {
    padding: ${t.space.s1} ${t.space.s3};
    font-size: ${t.fontSize.sm};
  }
  &:where([data-tone='accent']) {
    background: ${t.color.accentSoft};
    color: ${t.color.accentText};
  }
  &:where([data-tone='success']) {
    background: ${t.color.successSoft};
    color: ${t.color.successText};
  }
  &:where([data-tone='info']) {
    background: ${t.color.infoSoft};
    color: ${t.color.infoText};
  }
  &:where([data-tone='warning']) {
    background: ${t.color.warningSoft};
    color: ${t.color.warningText};
  }
  &:where([data-tone='danger']) {
    background: ${t.color.dangerSoft};
    color: ${t.color.dangerText};
  }
  &:where([data-tone='win']) {
    background: ${t.color.win};
    color: ${t.color.onWin};
  }
  & > svg {
    flex-shrink: 0;
    inline-size: 1.1em;
    block-size: 1.1em;
  }
  @media (forced-colors: active) {
    border-color: currentColor;
  }
`

/**
 * Renders a `<span>`: a status or a mark of a few words.
 *
 * Attributes out: `data-tone`, `data-size`.
 */
export const Badge = ({ tone = 'neutral', size = 'sm', ...rest }: BadgeProps) => (
  <Root {...rest} data-tone={tone} data-size={size} />
)
