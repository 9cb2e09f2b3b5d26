import { t } from '@croupier/ui'
import { styled } from 'styled-components'

const Root = styled.a`
  position: fixed;
  inset-block-start: ${t.space.s2};
  inset-inline-start: ${t.space.s2};
  z-index: ${t.z.loader};
  padding: ${t.space.s3} ${t.space.s4};
  border-radius: ${t.radius.md};
  background: ${t.color.surfaceRaised};
  color: ${t.color.accentText};
  font-weight: ${t.fontWeight.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`

/** The first stop of the Tab key: past header and menus to the page. Renders an `<a>`. */
export const SkipLink = ({ text }: { text: string }) => <Root href="#content">{text}</Root>
