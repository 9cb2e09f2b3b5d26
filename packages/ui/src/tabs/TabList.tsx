import { Tabs as Engine } from '@base-ui/react/tabs'
import { useRef, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { useSelectedInView } from '../selected/useSelectedInView.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `TabList`; the rest goes to its `<div>`. */
export interface TabListProps extends ComponentProps<'div'> {
  /** Names the tab list. */
  label: string
  /** `line` (default) underlines the chosen tab, `segment` puts it on a raised plate: for two to four short choices. */
  variant?: 'line' | 'segment' | undefined
  /** Makes all tabs equally wide and fills the container. */
  stretch?: boolean | undefined
}

const Root = styled(Engine.List)`
  position: relative;
  display: flex;
  min-inline-size: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  scroll-padding-inline: ${tokens.space.s6};

  &:where([data-variant='line']) {
    gap: ${tokens.space.s1};
    box-shadow: inset 0 -1px 0 ${tokens.color.border};
  }
  &:where([data-variant='segment']) {
    justify-self: start;
    max-inline-size: 100%;
    padding: ${tokens.space.s1};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surfaceSunken};
    box-shadow: inset 0 0 0 1px ${tokens.color.border};
  }
  &:where([data-stretch]) {
    justify-self: stretch;
  }
  &:where([data-stretch]) > [role='tab'] {
    flex: 1 0 auto;
  }

  /* One mark that slides to the chosen tab; without CSS anchor positioning, each tab has its own. */
  @supports (anchor-scope: all) {
    anchor-scope: --_tab;

    &::after {
      content: '';
      position: absolute;
      position-anchor: --_tab;
      right: anchor(right);
      bottom: 0;
      left: anchor(left);
      block-size: 2px;
      border-radius: 2px 2px 0 0;
      background: ${tokens.color.accent};
      transition:
        left ${tokens.motion.base} ${tokens.motion.ease},
        right ${tokens.motion.base} ${tokens.motion.ease};
    }
    &:where(:not(:has(> [data-active])))::after {
      content: none;
    }
    &:where([data-variant='segment'])::after {
      inset-block: ${tokens.space.s1};
      block-size: auto;
      border-radius: ${tokens.radius.md};
      background: ${tokens.color.plate};
      box-shadow: ${tokens.shadow.sm};
    }
    @media (forced-colors: active) {
      &::after {
        background: Highlight;
      }
    }
  }
`

/**
 * Renders a `<div role="tablist">` of `Tab`s. Tabs that don't fit scroll sideways; the focused one scrolls into view,
 * and so does the selected one, initially and when it changes.
 *
 * Attributes out: `data-variant`, and, while true, `data-stretch`.
 */
export const TabList = ({ label, variant = 'line', stretch = false, children, ref, ...rest }: TabListProps) => {
  const row = useRef<HTMLDivElement>(null)
  const rowRef = useJoinedRef<HTMLDivElement>(row, ref)
  useSelectedInView(row)
  return (
    <Root {...rest} ref={rowRef} aria-label={label} data-variant={variant} data-stretch={stretch ? '' : undefined}>
      {children}
    </Root>
  )
}
