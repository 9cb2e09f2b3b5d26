import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinkElement } from '../link/LinkElement.tsx'
import { t } from '../theme/theme.ts'

/** One line of a side menu. */
export interface SideMenuItem {
  readonly id: string
  readonly text: ReactNode
  readonly icon?: ReactNode
  /** After the text, e.g. a count. */
  readonly mark?: ReactNode
  readonly href?: string | undefined
  /** The router's own link, which tells itself whether it is current. */
  readonly render?: ReactElement | undefined
  /** Whether it leads to this page, where no router's link says so. */
  readonly current?: boolean | undefined
}

/** Props of `SideMenu`; everything else goes to the `<nav>`. */
export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** Names the menu, e.g. "Games". */
  label: string
  items: readonly SideMenuItem[]
  /** A line was followed, e.g. to close the drawer it is in. */
  onSelect?: ((id: string) => void) | undefined
}

const Root = styled.nav`
  min-inline-size: 0;
  font-family: ${t.font.text};

  & > ul {
    display: grid;
    gap: ${t.space.s1};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const Line = styled(LinkElement)`
  display: flex;
  align-items: center;
  gap: ${t.space.s3};
  min-block-size: 2.75rem;
  padding: ${t.space.s1} ${t.space.s3};
  border-radius: ${t.radius.md};
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.medium};
  line-height: ${t.leading.tight};
  text-decoration: none;

  &:where(:hover) {
    background: ${t.color.surfaceSunken};
    color: ${t.color.text};
  }
  &:where([aria-current='page']) {
    background: ${t.color.accentSoft};
    color: ${t.color.accentText};
  }
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  @media (forced-colors: active) {
    &:where([aria-current='page']) {
      outline: 2px solid Highlight;
    }
  }
`

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** A column of links beside the page, or in a `Drawer` on a phone. Renders a `<nav>`. */
export const SideMenu = ({ label, items, onSelect, ...rest }: SideMenuProps) => (
  <Root {...rest} aria-label={label}>
    <ul>
      {items.map(({ id, text, icon, mark, href, render, current }) => (
        <li key={id}>
          <Line
            href={href}
            render={render}
            {...(current ? { 'aria-current': 'page' as const } : {})}
            onClick={() => onSelect?.(id)}
          >
            {icon}
            <Words>{text}</Words>
            {mark}
          </Line>
        </li>
      ))}
    </ul>
  </Root>
)
