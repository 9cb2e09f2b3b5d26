import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import type { Tone } from '../theme/tone.ts'

/** Meaning of the badge's colour; the text must carry it too. `win` is for wins and jackpots only. */
export type BadgeTone = Tone | 'accent' | 'win'

/** Props of `Badge`; the rest goes to its `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: BadgeTone | undefined
  /** `sm` (default) next to text, `md` on its own. */
  size?: 'sm' | 'md' | undefined
  /** `outline` for an active filter or a category, `soft` for a status. Default `soft`. */
  variant?: 'soft' | 'outline' | undefined
  /** Removes the badge. Without it there is no button. */
  onRemove?: (() => void) | undefined
  /** `remove` names the button and what it removes: "Remove Pragmatic Play". */
  texts?: SomeTexts<'remove'> | undefined
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
  &:where([data-variant='outline']) {
    border-color: ${tokens.color.border};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
    font-weight: ${tokens.fontWeight.medium};
  }
  &:where([data-removable]) {
    padding-block: 0;
    padding-inline-end: 0;
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

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Remove = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:where(:hover) {
    background: ${tokens.color.surfaceHover};
  }
  &:where(:focus-visible) {
    outline-offset: -2px;
  }
`

/**
 * Renders a `<span>`: a status or a mark of a few words.
 *
 * Attributes out: `data-tone`, `data-size`, `data-variant`, and, while true, `data-removable`.
 */
export const Badge = ({
  tone = 'neutral',
  size = 'sm',
  variant = 'soft',
  onRemove,
  texts,
  children,
  ...rest
}: BadgeProps) => {
  const words = useKitTexts(texts)
  return (
    <Root {...rest} data-tone={tone} data-size={size} data-variant={variant} data-removable={onRemove ? '' : undefined}>
      {onRemove ? <Text dir="auto">{children}</Text> : children}
      {onRemove ? (
        <Remove type="button" aria-label={words.remove} onClick={onRemove}>
          <X size={14} aria-hidden />
        </Remove>
      ) : null}
    </Root>
  )
}
