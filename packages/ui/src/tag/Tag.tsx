import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** Props of `Tag`; the rest goes to its `<span>`. */
export interface TagProps extends ComponentProps<'span'> {
  /** A drawing before the text; decoration. */
  icon?: ReactNode
  /** Takes the tag away. Without it there is no button. */
  onRemove?: (() => void) | undefined
  /** Names that button and what goes: "Remove Pragmatic Play". Needed with `onRemove`. */
  removeText?: string | undefined
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s1};
  max-inline-size: 100%;
  min-block-size: 1.5rem;
  padding-inline: ${t.space.s2};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.sm};
  background: ${t.color.surface};
  color: ${t.color.text};
  font-size: ${t.fontSize.xs};
  font-weight: ${t.fontWeight.medium};
  line-height: ${t.leading.tight};
  vertical-align: middle;

  &:where([data-removable]) {
    padding-inline-end: 0;
  }
  & > svg {
    flex-shrink: 0;
    inline-size: 1.1em;
    block-size: 1.1em;
    color: ${t.color.textMuted};
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
  border-radius: ${t.radius.sm};
  background: transparent;
  color: ${t.color.textMuted};
  cursor: pointer;

  &:where(:hover) {
    background: ${t.color.surfaceHover};
    color: ${t.color.text};
  }
  &:where(:focus-visible) {
    outline-offset: -2px;
  }
`

/**
 * Renders a `<span>`: what something belongs to, such as a game's type or a filter in force. What it *is like* (hot,
 * rejected, paid) is a `Badge`.
 *
 * Attributes out: `data-removable`.
 */
export const Tag = ({ icon, onRemove, removeText, children, ...rest }: TagProps) => (
  <Root {...rest} data-removable={onRemove ? '' : undefined}>
    {icon}
    <Text dir="auto">{children}</Text>
    {onRemove && (
      <Remove type="button" aria-label={removeText} onClick={onRemove}>
        <X size={14} aria-hidden />
      </Remove>
    )}
  </Root>
)
