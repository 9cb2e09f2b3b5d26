import { t } from '@croupier/ui'
import { styled } from 'styled-components'
import { useText } from '../text/useText.ts'
import { SideLinks } from './SideLinks.tsx'

const Root = styled.nav`
  display: none;

  @media (min-width: 64rem) {
    display: block;
    position: sticky;
    inset-block-start: 7.5rem;
    align-self: start;
    max-block-size: calc(100dvh - 7.5rem);
    padding: ${t.space.s5} ${t.space.s2} ${t.space.s5} ${t.space.s4};
    overflow-y: auto;
  }
`

/** The side menu of wide windows. Renders a `<nav>`. */
export function SideMenu() {
  const text = useText()
  return (
    <Root aria-label={text('nav.side')}>
      <SideLinks />
    </Root>
  )
}
