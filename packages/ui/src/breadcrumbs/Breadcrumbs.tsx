import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinkElement } from '../link/LinkElement.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'

/** One level above the page, or the page itself (the last one). */
export interface Crumb {
  /** Identifies the level. */
  readonly value: string
  /** Visible text. */
  readonly label: ReactNode
  /** Address of the level. */
  readonly href?: string | undefined
  /** The router's own link. */
  readonly render?: ReactElement | undefined
}

/** Props of `Breadcrumbs`; everything else goes to the `<nav>`. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the trail, e.g. "You are here". */
  label: string
  /** From the top level down; the last is the current page and not a link. */
  crumbs: readonly Crumb[]
}

const Root = styled.nav`
  min-inline-size: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  & li {
    display: inline-flex;
    align-items: center;
    min-inline-size: 0;
  }
  & svg {
    flex: none;
    margin-inline: ${tokens.space.s1};
  }
  &:where(:dir(rtl)) svg {
    scale: -1 1;
  }
`

const Step = styled(LinkElement)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;
  border-radius: ${tokens.radius.sm};
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:where(:hover) {
    color: ${tokens.color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const Here = styled.span`
  color: ${tokens.color.text};
  font-weight: ${tokens.fontWeight.medium};
  overflow-wrap: anywhere;
`

/**
 * The path from the home page to this one. Renders a `<nav>`.
 *
 * It wraps in narrow layouts, so every level stays reachable.
 */
export const Breadcrumbs = ({ label, crumbs, ...rest }: BreadcrumbsProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Breadcrumbs', { crumbs })
  return (
    <Root {...rest} aria-label={label}>
      <ol role="list">
        {crumbs.map(({ value: id, label: text, href, render }, index) => (
          <li key={id}>
            {index === crumbs.length - 1 ? (
              <Here aria-current="page">{text}</Here>
            ) : (
              <>
                <Step href={href} render={render}>
                  {text}
                </Step>
                <ChevronRight size={14} aria-hidden />
              </>
            )}
          </li>
        ))}
      </ol>
    </Root>
  )
}
