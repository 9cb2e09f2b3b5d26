import { t } from '@croupier/ui'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { quietPart } from '../app/lazyPart.ts'
import { Part } from '../failure/Part.tsx'
import { useText } from '../text/useText.ts'

const SideLinks = quietPart('side-links', async () => (await import('./SideLinks.tsx')).SideLinks)

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

const wide = '(min-width: 64rem)'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The side menu of wide windows. Its links load where there is room for them. Renders a `<nav>`. */
export function SideMenu() {
  const text = useText()
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
  return (
    <Root aria-label={text('nav.side')}>
      {isWide ? (
        <Part>
          <SideLinks />
        </Part>
      ) : null}
    </Root>
  )
}
