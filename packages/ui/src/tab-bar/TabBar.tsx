import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { CountBadge } from '../badge/CountBadge.tsx'
import { LinkElement } from '../link/LinkElement.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'

/** One destination of the bar. */
export interface TabBarItem {
  /** Identifies the destination. */
  readonly value: string
  /** Label, one short word. */
  readonly label: ReactNode
  /** Icon above the label. */
  readonly icon: ReactNode
  /** Address of the destination. */
  readonly href?: string | undefined
  /** The router's own link, without children. */
  readonly render?: ReactElement | undefined
  /** Whether this is the current page or its section. */
  readonly current?: boolean | undefined
  /** The main action of the bar, such as a deposit; drawn on the accent colour. */
  readonly main?: boolean | undefined
  /** How many items are waiting, and the same in words: "3 unread messages". */
  readonly count?: { readonly count: number; readonly label: string } | undefined
}

/** Props of `TabBar`; everything else goes to the `<nav>`. */
export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the bar, e.g. "Main". */
  label: string
  /** Three to five destinations. */
  items: readonly TabBarItem[]
}

const Root = styled.nav`
  /* In a low window (a page at 400%) it follows the page: it would cover a quarter of it. */
  @media (height >= 26rem) {
    position: sticky;
    inset-block-end: 0;
    z-index: ${tokens.z.sticky};
  }
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & > ul {
    display: flex;
    max-inline-size: 36rem;
    margin: 0 auto;
  }
  /* Each tab has the width of its longest word, and what is left is shared. */
  & > ul > li {
    flex: 1 1 min-content;
    min-inline-size: 0;
  }
  @media print {
    display: none;
  }
`

const Target = styled(LinkElement)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s05};
  min-block-size: 3.5rem;
  padding: ${tokens.space.s1} ${tokens.space.s05};
  color: ${tokens.color.textMuted};
  font-size: 0.6875rem;
  font-weight: ${tokens.fontWeight.medium};
  line-height: ${tokens.leading.tight};
  text-align: center;
  text-decoration: none;

  &:where(:hover) {
    color: ${tokens.color.text};
  }
  &:where([aria-current='page']) {
    color: ${tokens.color.accentText};
    font-weight: ${tokens.fontWeight.semibold};

    &::before {
      content: '';
      position: absolute;
      inset-block-start: -1px;
      inset-inline: 25%;
      block-size: 3px;
      border-end-start-radius: 3px;
      border-end-end-radius: 3px;
      background: ${tokens.color.accent};
    }
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -3px;
    border-radius: ${tokens.radius.sm};
  }
`

const Icon = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  /* With large text it would be wider than a fifth of a phone. */
  inline-size: min(2.75rem, 100%);
  block-size: 1.75rem;
  border-radius: ${tokens.radius.pill};

  & > svg {
    inline-size: ${tokens.icon.md};
    block-size: ${tokens.icon.md};
  }
  & > :not(svg) {
    position: absolute;
    inset-block-start: -0.25rem;
    /* With large text it would leave the window at the last tab. */
    inset-inline-start: min(55%, 100% - 1.25rem);
  }
  &:where([data-main]) {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
`

const Name = styled.span`
  display: block;
  max-inline-size: 100%;
  /* Large text is wider than a fifth of a phone. */
  hyphens: auto;
  word-break: keep-all;
  overflow-wrap: break-word;
`

/**
 * The main destinations on a phone, at the bottom edge within reach of the thumb. Renders a `<nav>`.
 *
 * Place it last in the page: it stays at the bottom of the window and never covers the end of the page. Wide screens
 * have the header instead, so show it on phones only. Attributes out, on each link: `aria-current`.
 */
export const TabBar = ({ label, items, ...rest }: TabBarProps) => {
  if (process.env.NODE_ENV !== 'production') needs('TabBar', { items })
  return (
    <Root {...rest} aria-label={label}>
      <ul role="list">
        {items.map(({ value, label: name, icon, href, render, current = false, main = false, count }) => (
          <li key={value}>
            <Target href={href} render={render} aria-current={current ? 'page' : undefined}>
              <Icon data-main={main ? '' : undefined}>
                {icon}
                {count === undefined ? null : <CountBadge {...count} />}
              </Icon>
              <Name>{name}</Name>
            </Target>
          </li>
        ))}
      </ul>
    </Root>
  )
}
