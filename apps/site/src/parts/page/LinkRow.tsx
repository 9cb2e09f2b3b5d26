import { ButtonLink } from '@croupier/ui/ButtonLink'
import { tokens } from '@croupier/ui/theme'
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
 * The views of a page as a row of links, so that each can be shared and gone back to; it scrolls where it does not fit.
 * Renders a `<nav>`.
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
}) => (
  <Root aria-label={label}>
    <ul role="list">
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
