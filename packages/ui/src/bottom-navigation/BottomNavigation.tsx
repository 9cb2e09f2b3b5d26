import { ChevronDown } from 'lucide-react'
import { cloneElement, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { useIdle } from '../idle/useIdle.ts'
import { navigationItem } from '../navigation-menu/navigationItem.ts'
import type { NavigationPanel } from '../navigation-menu/NavigationMenu.tsx'
import { needs } from '../needs/needs.ts'
import { useSelectedInView } from '../selected/useSelectedInView.ts'
import { tokens } from '../theme/theme.ts'
import { navigationBand } from './navigationBand.ts'
import { useDropDowns } from './useDropDowns.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** One category of the row. */
export interface BottomNavigationItem {
  /** Identifies the entry. */
  readonly value: string
  /** Visible text. */
  readonly label: ReactNode
  /** Address of the link. */
  readonly href?: string | undefined
  /** The router's own link, without children. */
  readonly render?: ReactElement<ComponentProps<'a'>> | undefined
  /** Whether it is this page, or the section this page belongs to. */
  readonly current?: boolean | undefined
  /** Content of its drop-down, e.g. vendors. The item is a plain link until the drop-down engine has loaded. */
  readonly panel?: NavigationPanel | undefined
  /** Whether to show the chevron; set it while the panel is still loading. Default: whether there is a `panel`. */
  readonly opens?: boolean | undefined
}

/** Props of `BottomNavigation`; everything else goes to the `<nav>`. */
export interface BottomNavigationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the row, e.g. "Categories". */
  label: string
  /** The categories in reading order, home first. */
  items: readonly BottomNavigationItem[]
}

const Root = styled.nav`
  ${navigationBand}

  & > ul {
    display: flex;
    gap: ${tokens.space.s1};
    overflow-x: auto;
    scrollbar-width: none;
  }
  & li {
    flex: none;
  }
  & li > a {
    ${navigationItem}
  }
`

/**
 * The categories at the bottom of the header, in a row that scrolls sideways. Renders a `<nav>`.
 *
 * Plain links at first. On the first interaction the engine of `NavigationMenu` loads, and items with a panel become
 * its drop-downs at the same size, keeping focus and scroll. If it fails to load, the links stay. The current item is
 * scrolled into view.
 */
export const BottomNavigation = ({ label, items, ref, ...rest }: BottomNavigationProps) => {
  if (process.env.NODE_ENV !== 'production') needs('BottomNavigation', { items })
  const row = useRef<HTMLElement>(null)
  const idle = useIdle()
  const opening = items.some(({ opens, panel }) => opens ?? panel !== undefined)
  const late = useDropDowns(
    row,
    idle && opening,
    items.some(({ panel }) => panel !== undefined),
  )
  const list = useRef<HTMLUListElement>(null)
  useSelectedInView(list)
  const rowRef = useJoinedRef<HTMLElement>(row, ref)
  if (late.Row) return <late.Row {...rest} ref={rowRef} label={label} items={items} />
  return (
    <Root {...rest} ref={rowRef} aria-label={label}>
      <ul ref={list} role="list">
        {items.map(({ value: id, label: text, href, render, current: here, panel, opens = panel !== undefined }) => {
          const state = here ? { 'aria-current': 'page' as const } : {}
          const content = (
            <>
              {wholeText(text)}
              {opens ? <ChevronDown size={16} aria-hidden /> : null}
            </>
          )
          return (
            <li key={id}>
              {/* The row styles its links: merging classes and props would add two kilobytes to the first view. */}
              {render ? (
                cloneElement(render, state, content)
              ) : (
                <a href={href} {...state}>
                  {content}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Root>
  )
}
