import { useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { LinkElement } from '../link/LinkElement.tsx'
import { needs } from '../needs/needs.ts'
import { below } from '../theme/breakpoints.ts'
import { useSelectedInView } from '../selected/useSelectedInView.ts'
import { tokens } from '../theme/theme.ts'
import { wholeText } from '../texts/wholeText.tsx'
import { FreshButton } from '../press/FreshButton.ts'

/** One line of a side menu: a link, or a button if it has neither `href` nor `render`. */
export interface SideMenuItem {
  /** Identifies the line. */
  readonly value: string
  /** The words of the line. */
  readonly label: ReactNode
  /** Drawn before the words. */
  readonly icon?: ReactNode
  /** After the text, e.g. a count. */
  readonly mark?: ReactNode
  /** Address it links to. */
  readonly href?: string | undefined
  /** The router's own link, which marks itself as current. */
  readonly render?: ReactElement | undefined
  /** Whether it links to the current page. Not needed with a router's link. */
  readonly current?: boolean | undefined
}

/** Props of `SideMenu`; everything else goes to the `<nav>`. */
export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** Names the menu, e.g. "Games". */
  label: string
  /** The lines, from top to bottom. */
  items: readonly SideMenuItem[]
  /** Called with the `value` of the item that was pressed, for example to close the drawer around the menu. */
  onSelect?: ((id: string) => void) | undefined
  /** Layout below 1024 px: a column, or a row that scrolls sideways. Default `column`. */
  narrow?: 'column' | 'row' | undefined
}

const Root = styled.nav`
  min-inline-size: 0;

  & > ul {
    display: grid;
    gap: ${tokens.space.s1};
  }
  @media ${below.lg} {
    &:where([data-narrow='row']) > ul {
      grid-auto-flow: column;
      grid-auto-columns: max-content;
      /* Contains the visually hidden parts of its lines, which would otherwise widen the page. */
      position: relative;
      overflow-x: auto;
      scrollbar-width: none;
    }
  }
`

const line = css`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.textMuted};
  font: inherit;
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  line-height: ${tokens.leading.tight};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:where(:hover) {
    background: ${tokens.color.surfaceHover};
    color: ${tokens.color.text};
  }
  &:where([aria-current='page']) {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
  }
  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    inline-size: ${tokens.icon.md};
    block-size: ${tokens.icon.md};
  }
  @media (forced-colors: active) {
    &:where([aria-current='page']) {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: -2px;
    }
  }
`

const LinkLine = styled(LinkElement)`
  ${line}
`

const ButtonLine = styled(FreshButton)`
  ${line}
`

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/**
 * A column of links or buttons next to the page, or in a `Drawer` on a phone. Renders a `<nav>`.
 *
 * As a row it scrolls the current item into view. Attributes out: `data-narrow`.
 */
export const SideMenu = ({ label, items, onSelect, narrow = 'column', ...rest }: SideMenuProps) => {
  if (process.env.NODE_ENV !== 'production') needs('SideMenu', { items })
  const list = useRef<HTMLUListElement>(null)
  useSelectedInView(list)
  return (
    <Root {...rest} aria-label={label} data-narrow={narrow}>
      <ul ref={list} role="list">
        {items.map(({ value: id, label: text, icon, mark, href, render, current: here }) => {
          const state = { onClick: () => onSelect?.(id), ...(here ? { 'aria-current': 'page' as const } : {}) }
          const content = (
            <>
              {icon}
              <Words>{text}</Words>
              {wholeText(mark)}
            </>
          )
          return (
            <li key={id}>
              {href === undefined && render === undefined ? (
                <ButtonLine type="button" {...state}>
                  {content}
                </ButtonLine>
              ) : (
                <LinkLine href={href} render={render} {...state}>
                  {content}
                </LinkLine>
              )}
            </li>
          )
        })}
      </ul>
    </Root>
  )
}
