import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import type { Tone } from '../theme/tone.ts'

/** Meaning of the badge's colour; the text must carry it too. `win` is for wins and jackpots only. */
export type BadgeTone = Tone | 'accent' | 'win'

/** Props of `Badge`; the rest goes to its `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: BadgeTone | undefined
  /** `sm` (default) next to text, `md` on its own. */
  size?: 'sm' | 'md' | undefined
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  max-inline-size: 100%;
  padding: 0.1875rem ${tokens.space.s2};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.neutralSoft};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.semibold};
  line-height: 1.2;
  vertical-align: middle;

  &:where([data-size='md']) {
    padding: ${tokens.space.s1} ${tokens.space.s3};
    font-size: ${tokens.fontSize.sm};
  }
  &:where([data-tone='accent']) {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
  }
  &:where([data-tone='success']) {
    background: ${tokens.color.successSoft};
    color: ${tokens.color.successText};
  }
  &:where([data-tone='info']) {
    background: ${tokens.color.infoSoft};
    color: ${tokens.color.infoText};
  }
  &:where([data-tone='warning']) {
    background: ${tokens.color.warningSoft};
    color: ${tokens.color.warningText};
  }
  &:where([data-tone='danger']) {
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.dangerText};
  }
  &:where([data-tone='win']) {
    background: ${tokens.color.win};
    color: ${tokens.color.onWin};
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
 * Renders a `<span>`: a status or label of a few words.
 *
 * Attributes out: `data-tone`, `data-size`.
 */
export const Badge = ({ tone = 'neutral', size = 'sm', ...rest }: BadgeProps) => (
  <Root {...rest} data-tone={tone} data-size={size} />
)
