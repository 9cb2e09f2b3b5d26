import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Props of `BrandLogo`; the rest goes to its `<span>`. */
export interface BrandLogoProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  /** The merchant's name, read by screen readers and shown when the brand has no logo. */
  name: string
  /**
   * The background: `page` uses the logo of the theme, `deep` the one that suits header and footer. Within
   * `data-surface="deep"` it is always `deep`. Default `page`.
   */
  ground?: 'page' | 'deep' | undefined
  /** Shown when the brand has no logo, such as a drawn mark. Default: the name. */
  children?: ReactNode
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.s2};
  block-size: 2rem;
  max-inline-size: 100%;
  /* Shows the brand's image. Without one the variable is none, so the text stays. */
  content: var(--cr-brand-logo, normal);
  object-fit: contain;
  object-position: 0 50%;
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
  font-weight: ${tokens.fontWeight.bold};
  white-space: nowrap;

  &:where([data-ground='deep']) {
    content: var(--cr-brand-logo-deep, normal);
  }
  &:where(:dir(rtl)) {
    object-position: 100% 50%;
  }
`

/**
 * The logo of the nearest brand. Renders a `<span role="img">`.
 *
 * The image is set in CSS, so switching theme or brand re-renders nothing. It is 2rem high; override `block-size` by
 * class or style. Attribute out: `data-ground`.
 */
export const BrandLogo = ({ name, ground = 'page', children = name, ...rest }: BrandLogoProps) => (
  <Root aria-label={name} {...rest} role="img" data-ground={ground}>
    {children}
  </Root>
)
