import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'

/** Props of `SkipLink`: those of a native `<a>`. */
export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Anchor of the page's content: "#content". */
  href: string
}

const Root = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space.s2};
  inset-inline-start: ${tokens.space.s2};
  z-index: ${tokens.z.loader};
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.md};
  color: ${tokens.color.accentText};
  font-weight: ${tokens.fontWeight.semibold};

  &:where(:not(:focus)) {
    ${hiddenStyle}
  }
`

/** The first tab stop, which skips the header and menus (WCAG 2.2, 2.4.1). Renders an `<a>`, visible on focus. */
export const SkipLink = (props: SkipLinkProps) => <Root {...props} />
