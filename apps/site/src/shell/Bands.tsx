import { below } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import type { RefCallback } from 'react'
import { styled } from 'styled-components'
import { page } from '../parts/page/page.ts'
import { useRoot } from '../base/RootContext.ts'
import { Deferred } from '../parts/deferred/Deferred.tsx'
import { OfflineBand } from './OfflineBand.tsx'

const MemberBands = page('member-bands', async () => (await import('./MemberBands.tsx')).MemberBands, {
  waitsForConnection: true,
})
const SavingBand = page('saving-band', async () => (await import('./SavingBand.tsx')).SavingBand, {
  waitsForConnection: true,
})

/** As low as its text allows: it takes its height from every page, centre and game. */
const Layer = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${tokens.z.toast};

  & [data-tone] {
    justify-content: center;
    padding: ${tokens.space.s1} ${tokens.space.s4};
  }
  @media ${below.md} {
    & [data-tone] {
      padding-inline: ${tokens.space.s3};
      font-size: ${tokens.fontSize.xs};
    }
  }
  @media print {
    display: none;
  }
`

const variable = '--cr-band-height'

/**
 * Keeps `--cr-band-height` on the page's root element equal to the height of the layer; header and overlays begin
 * below.
 */
const tellHeight: RefCallback<HTMLElement> = (layer) => {
  if (!layer) return undefined
  const { style } = document.documentElement
  const tell = () => {
    // Without a band there is nothing to restyle the page for.
    if (layer.offsetHeight > 0) style.setProperty(variable, `${layer.offsetHeight}px`)
    else style.removeProperty(variable)
  }
  // With the next frame: the header grows with it, and its own observer could not be told in this one.
  const observer = new ResizeObserver(() => requestAnimationFrame(tell))
  observer.observe(layer)
  return () => {
    observer.disconnect()
    style.removeProperty(variable)
  }
}

/**
 * Bands that must be visible everywhere: no connection, data saver, a shared phone, a demo account, a break, the
 * market's clock and stop. They are above centres, windows and games, at every width (Q-10, S-116, G-33). Renders a
 * `<div>`.
 */
export const Bands = observer(function Bands({
  pageOpen,
}: {
  /** The page stays open on a break and does not mention it itself. */
  pageOpen: boolean
}) {
  const { saver, session } = useRoot()
  return (
    <Layer ref={tellHeight}>
      <OfflineBand />
      {saver.isOn ? (
        <Deferred>
          <SavingBand />
        </Deferred>
      ) : null}
      {session.isSignedIn ? (
        <Deferred>
          <MemberBands pageOpen={pageOpen} />
        </Deferred>
      ) : null}
    </Layer>
  )
})
