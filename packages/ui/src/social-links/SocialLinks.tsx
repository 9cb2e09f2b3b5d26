import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { footerGroup } from '../footer/footerGroup.ts'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'

/** One of the merchant's pages on a social network. */
export interface SocialLink {
  /** Identifies the link. */
  readonly value: string
  /** The network's name: "Facebook". */
  readonly label: string
  /** Address of the merchant's page. */
  readonly href: string
  /** The network's mark: SVG path data on a 24 × 24 grid, e.g. the `path` of a simple-icons icon. */
  readonly mark: string
}

/** Props of `SocialLinks`; everything else goes to the root. */
export interface SocialLinksProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The heading: "Follow us". */
  title: ReactNode
  /** The networks; without any, nothing is rendered. */
  links: readonly SocialLink[]
  /** `link` names a link: "Follow us on Facebook". */
  texts: { readonly link: (network: string) => string }
}

const Root = styled.div`
  min-inline-size: 0;

  ${footerGroup}
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2};
  }
`

const Mark = styled.a`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border: 1px solid ${tokens.color.deepBorder};
  border-radius: ${tokens.radius.pill};
  color: ${tokens.color.onDeepMuted};

  &:where(:hover) {
    border-color: ${tokens.color.onDeepAccent};
    color: ${tokens.color.onDeepAccent};
  }
`

/**
 * The merchant's social networks in the `Footer`. Renders a `<div>`, or nothing without links.
 *
 * The caller passes the marks: the kit bundles no icons of social networks.
 */
export const SocialLinks = ({ title, links, texts, ...rest }: SocialLinksProps) => {
  if (process.env.NODE_ENV !== 'production') needs('SocialLinks', { links, texts })
  const heading = useId()
  if (links.length === 0) return null
  return (
    <Root {...rest}>
      <h2 id={heading}>{title}</h2>
      <ul role="list" aria-labelledby={heading}>
        {links.map(({ value, href, label, mark }) => (
          <li key={value}>
            <Mark href={href} target="_blank" rel="noopener noreferrer" aria-label={texts.link(label)}>
              <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden focusable="false">
                <path d={mark} />
              </svg>
            </Mark>
          </li>
        ))}
      </ul>
    </Root>
  )
}
