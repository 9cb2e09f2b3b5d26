import { from, tokens } from '@croupier/ui'
import { styled } from 'styled-components'
import { page } from '../../app/page.ts'
import { useIsWide } from '../../app/useIsWide.ts'
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

/** The side menu of wide windows, below the header. Its links load where there is room for them. Renders a `<div>`. */
export function SideColumn() {
  const isWide = useIsWide('lg')
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
