import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinkElement } from '../link/LinkElement.tsx'
import { t } from '../theme/theme.ts'

/** One link of a block. */
export interface FooterLink {
  readonly id: string
  readonly text: ReactNode
  readonly href?: string | undefined
  /** The router's own link. */
  readonly render?: ReactElement | undefined
}

/** Props of `FooterBlock`; everything else goes to the `<nav>`. */
export interface FooterBlockProps extends Omit<ComponentProps<'nav'>, 'title' | 'children'> {
  /** The block's heading, which names it too. */
  title: ReactNode
  /** Its links, in the order of reading. */
  links: readonly FooterLink[]
}

const Root = styled.nav`
  min-inline-size: 0;

  & > h2 {
    margin: 0 0 ${t.space.s2};
    color: ${t.color.onDeep};
    font-family: ${t.font.text};
    font-size: ${t.fontSize.sm};
    font-weight: ${t.fontWeight.semibold};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
    column-gap: ${t.space.s4};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const Target = styled(LinkElement)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.25rem;
  border-radius: ${t.radius.sm};
  color: ${t.color.onDeepMuted};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:where(:hover) {
    color: ${t.color.onDeep};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/** A heading and its links in the `Footer`: games, promotions, help [S-224]. Renders a `<nav>`. */
export const FooterBlock = ({ title, links, ...rest }: FooterBlockProps) => {
  const heading = useId()
  return (
    <Root aria-labelledby={heading} {...rest}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {links.map(({ id, text, href, render }) => (
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
