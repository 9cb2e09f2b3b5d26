import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinkElement } from '../link/LinkElement.tsx'
import { needs } from '../needs/needs.ts'
import { footerGroup } from './footerGroup.ts'
import { tokens } from '../theme/theme.ts'

/** One link of a block. */
export interface FooterLink {
  /** Identifies the link. */
  readonly value: string
  /** The link's text. */
  readonly label: ReactNode
  /** Its address. */
  readonly href?: string | undefined
  /** The router's own link. */
  readonly render?: ReactElement | undefined
}

/** Props of `FooterBlock`; everything else goes to the `<nav>`. */
export interface FooterBlockProps extends Omit<ComponentProps<'nav'>, 'title' | 'children'> {
  /** The block's heading and accessible name. */
  title: ReactNode
  /** Its links, in reading order. */
  links: readonly FooterLink[]
}

const Root = styled.nav`
  min-inline-size: 0;

  ${footerGroup}
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    column-gap: ${tokens.space.s4};
  }
`

const Target = styled(LinkElement)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.25rem;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.onDeepMuted};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:where(:hover) {
    color: ${tokens.color.onDeep};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/**
 * A heading and its links in the `Footer`: games, promotions, help. Renders a `<nav>`, or nothing if there are
 * no links.
 */
export const FooterBlock = ({ title, links, ...rest }: FooterBlockProps) => {
  if (process.env.NODE_ENV !== 'production') needs('FooterBlock', { links })
  const heading = useId()
  if (links.length === 0) return null
  return (
    <Root aria-labelledby={heading} {...rest}>
      <h2 id={heading}>{title}</h2>
      <ul role="list">
        {links.map(({ value: id, label: text, href, render }) => (
          <li key={id}>
            <Target href={href} render={render}>
              {text}
            </Target>
          </li>
        ))}
      </ul>
    </Root>
  )
}
