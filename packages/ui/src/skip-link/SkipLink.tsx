import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** Props of `SkipLink`: those of a native `<a>`. */
export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Where the page's own content begins: "#content". */
  href: string
}

const Root = styled.a`
  position: fixed;
  inset-block-start: ${t.space.s2};
  inset-inline-start: ${t.space.s2};
  z-index: ${t.z.loader};
  padding: ${t.space.s3} ${t.space.s4};
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceRaised};
  box-shadow: ${t.shadow.md};
  color: ${t.color.accentText};
  font-family: ${t.font.text};
  font-weight: ${t.fontWeight.semibold};

  &:where(:not(:focus)) {
    clip-path: inset(50%);
  }
`

/** The first stop of the Tab key: past header and menus to the page (WCAG 2.2, 2.4.1). Renders an `<a>`, seen on focus. */
export const SkipLink = (props: SkipLinkProps) => <Root {...props} />
