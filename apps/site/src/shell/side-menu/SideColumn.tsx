import { from } from '@croupier/ui/breakpoints'
import { shape } from '@croupier/ui/shape'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { page } from '../../parts/page/page.ts'
import { useIsWide } from '../../base/useIsWide.ts'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { useRoot } from '../../base/RootContext.ts'

const SideLinks = page('side-links', async () => (await import('./SideLinks.tsx')).SideLinks, {
  texts: 'first',
  waitsForConnection: true,
})

const Root = styled.div`
  display: none;

  @media ${from.lg} {
    display: ${shape('navColumnShown', 'block')};
    position: sticky;
    inset-block-start: var(--cr-top-bar-height, 7.0625rem);
    align-self: start;
    max-block-size: calc(100dvh - var(--cr-top-bar-height, 7.0625rem));
    padding: ${tokens.space.s5} ${tokens.space.s2} ${tokens.space.s5} ${tokens.space.s4};
    overflow-y: auto;
  }
`

/**
 * The side menu of wide windows, below the header. Its links load if there is room for them, and show once the
 * categories among them are known: late ones would push the others down. Renders a `<div>`.
 */
export const SideColumn = observer(function SideColumn() {
  const isWide = useIsWide('lg')
  const { data, failure } = useRoot().catalogue.received
  const isKnown = data !== undefined || failure !== undefined
  return (
    <Root>
      {isWide && isKnown ? (
        <Deferred>
          <SideLinks />
        </Deferred>
      ) : null}
    </Root>
  )
})
