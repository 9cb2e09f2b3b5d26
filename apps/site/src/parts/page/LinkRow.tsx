import { ButtonLink } from '@croupier/ui/ButtonLink'
import { tokens } from '@croupier/ui/theme'
import { useSelectedInView } from '@croupier/ui/useSelectedInView'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const Root = styled.nav`
  & > ul {
    display: flex;
    gap: ${tokens.space.s2};
    /* Room for the focus ring inside the scrolled box. */
    padding: ${tokens.space.s1};
    overflow-x: auto;
    scrollbar-width: thin;
  }
  & a {
    white-space: nowrap;
  }
`

/** One view of a page. */
export interface LinkRowItem {
  readonly value: string
  readonly label: string
  /** The address that shows it. */
  readonly to: string
}

/**
 * The views of a page as a row of links, so that each has an address to share and go back to; scrolls if it does not
 * fit, with the current one in view. Renders a `<nav>`.
 */
export const LinkRow = ({
  label,
  items,
  current,
}: {
  label: string
  items: readonly LinkRowItem[]
  /** The `value` of the view that shows. */
  current: string
}) => {
  const row = useRef<HTMLUListElement>(null)
  useSelectedInView(row)
  return (
    <Root aria-label={label}>
      <ul ref={row} role="list">
        {items.map(({ value, label: name, to }) => (
          <li key={value}>
            <ButtonLink
              size="sm"
              variant={value === current ? 'solid' : 'outline'}
              tone={value === current ? 'accent' : 'neutral'}
              aria-current={value === current ? 'page' : undefined}
              render={<Link to={to} />}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Root>
  )
}
