import { Tabs as Engine } from '@base-ui/react/tabs'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `Tab`; the rest goes to its `<button>`. */
export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** Identifies the tab: the `value` of its `TabPanel`, and of `Tabs` while it is selected. */
  value: string
  /** Drawn before the text. */
  icon?: ReactNode
}

const Root = styled(Engine.Tab)`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  gap: ${tokens.space.s2};
  min-block-size: ${tokens.control.md};
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};
  white-space: nowrap;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  scroll-margin-inline: ${tokens.space.s6};
  transition: color ${tokens.motion.fast} ${tokens.motion.ease};

  [data-variant='segment'] > & {
    min-block-size: ${tokens.control.sm};
    border-radius: ${tokens.radius.md};
  }
  &:where(:hover) {
    color: ${tokens.color.text};
  }
  &:where([data-active]) {
    anchor-name: --_tab;
    color: ${tokens.color.accentText};
  }
  [data-variant='segment'] > &[data-active] {
    color: ${tokens.color.text};
  }
  @supports not (anchor-scope: all) {
    /* Square corners below, or the line would curl up at its ends. */
    &:where([data-active]) {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      box-shadow: inset 0 -2px 0 ${tokens.color.accent};
    }
    [data-variant='segment'] > &[data-active] {
      background: ${tokens.color.plate};
      box-shadow: ${tokens.shadow.sm};
    }
    @media (forced-colors: active) {
      &:where([data-active]) {
        border-block-end: 2px solid Highlight;
      }
    }
  }
  &:where([data-disabled]) {
    color: ${tokens.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`

/**
 * Renders a `<button role="tab">`.
 *
 * Attributes out, while true: `data-active`, `data-disabled`.
 */
export const Tab = ({ icon, children, ...rest }: TabProps) => (
  <Root {...rest}>
    {icon}
    {wholeText(children)}
  </Root>
)
