import { createElement, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { NavigationMenu } from '../navigation-menu/NavigationMenu.tsx'
import type { BottomNavigationItem } from './BottomNavigation.tsx'
import { navigationBand } from './navigationBand.ts'

const Root = styled(NavigationMenu)`
  ${navigationBand}
`

/** Props of `BottomNavigationMenu`: those of the row it replaces. */
export interface BottomNavigationMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string
  items: readonly BottomNavigationItem[]
}

/** The row of `BottomNavigation` with its drop-downs, at the same size. Renders a `<nav>`. */
export const BottomNavigationMenu = ({ items, ...rest }: BottomNavigationMenuProps) => (
  <Root
    {...rest}
    items={items.map(({ value, label, href, render, current, panel }) =>
      panel === undefined
        ? { value, label, current, link: render ?? createElement('a', { href }) }
        : { value, label, current, panel },
    )}
  />
)
