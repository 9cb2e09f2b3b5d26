import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinkElement } from '../link/LinkElement.tsx'
import { t } from '../theme/theme.ts'

/** One category of the row. */
export interface BottomNavigationItem {
  readonly id: string
  readonly text: ReactNode
  readonly href?: string | undefined
  /** The router's own link, which tells itself whether it is current. */
  readonly render?: ReactElement | undefined
  /** Whether it is this page, where no router's link says so. */
  readonly current?: boolean | undefined
  /** Has a drop-down of vendors, shown by a chevron: the room for it is kept before the drop-down is loaded. */
  readonly opens?: boolean | undefined
}

/** Props of `BottomNavigation`; everything else goes to the `<nav>`. */
export interface BottomNavigationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the row, e.g. "Categories". */
  label: string
  items: readonly BottomNavigationItem[]
}

const Root = styled.nav`
  min-inline-size: 0;
  background: ${t.color.deep};
  color: ${t.color.onDeep};
  font-family: ${t.font.text};

  & > ul {
    box-sizing: border-box;
    display: flex;
    gap: ${t.space.s1};
    min-block-size: 3rem;
    margin: 0;
    padding-block: 0;
    /* The first word stands under the brand of the top bar: items carry 0.75rem of their own at each side. */
    padding-inline: max(0px, (100% - 90rem) / 2);
    list-style: none;
    overflow-x: auto;
    scrollbar-width: none;
  }
  & li {
    flex: none;
  }
  @media (min-width: 48rem) {
    & > ul {
      padding-inline: max(${t.space.s3}, (100% - 90rem) / 2 + ${t.space.s3});
    }
  }
`

const Item = styled(LinkElement)`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s1};
  min-block-size: 3rem;
  padding-inline: ${t.space.s3};
  border-block: 3px solid transparent;
  color: ${t.color.onDeep};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
  white-space: nowrap;
  text-decoration: none;

  &:where(:hover) {
    color: ${t.color.onDeepAccent};
  }
  &:where([aria-current='page']) {
    border-block-end-color: ${t.color.onDeepAccent};
    color: ${t.color.onDeepAccent};
  }
  &:where(:focus-visible) {
    outline: 2px solid ${t.color.onDeepAccent};
    outline-offset: -2px;
  }
`

/** The row of categories at the bottom of the header, plain links that scroll sideways. Renders a `<nav>`. */
export const BottomNavigation = ({ label, items, ...rest }: BottomNavigationProps) => (
  <Root {...rest} aria-label={label}>
    <ul>
      {items.map(({ id, text, href, render, current, opens }) => (
        <li key={id}>
          <Item href={href} render={render} {...(current ? { 'aria-current': 'page' as const } : {})}>
            {text}
            {opens ? <ChevronDown size={16} aria-hidden /> : null}
          </Item>
        </li>
      ))}
    </ul>
  </Root>
)
