import { from, tokens } from '@croupier/ui'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { page } from '../../app/page.ts'
import { Part } from '../../parts/failure/Part.tsx'

const SideLinks = page('side-links', async () => (await import('./SideLinks.tsx')).SideLinks, {
  texts: 'first',
  waitsForConnection: true,
})

const Root = styled.div`
  display: none;

  @media ${from.lg} {
    display: block;
    position: sticky;
    inset-block-start: var(--cr-top-bar-height, 7.0625rem);
    align-self: start;
    max-block-size: calc(100dvh - var(--cr-top-bar-height, 7.0625rem));
    padding: ${tokens.space.s5} ${tokens.space.s2} ${tokens.space.s5} ${tokens.space.s4};
    overflow-y: auto;
  }
`

const wide = from.lg

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The side menu of wide windows, below the header. Its links load where there is room for them. Renders a `<div>`. */
export function SideColumn() {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
  return (
    <Root>
      {isWide ? (
        <Part>
          <SideLinks />
        </Part>
      ) : null}
    </Root>
  )
}
