import { IconButton } from '@croupier/ui/IconButton'
import { below, from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../parts/text/useText.ts'
import { scrollBehaviour } from './usePageTurn.ts'

/** Scroll depth below which the to-top button shows: the beginning of the page is out of sight. */
const Beginning = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  block-size: 150vh;
  max-block-size: 100%;
  inline-size: 1px;
  pointer-events: none;
`

const Root = styled.div`
  position: fixed;
  inset-block-end: calc(var(--cr-tab-bar-height, 0px) + ${tokens.space.s4} + env(safe-area-inset-bottom, 0px));
  inset-inline-start: ${tokens.space.s4};
  z-index: ${tokens.z.sticky};

  @media ${from.lg} {
    /* Next to the right bar, however high that is. */
    inset-inline: auto calc(max(${tokens.space.s2}, (100vw - 90rem) / 2) + 4rem);
    inset-block-end: ${tokens.space.s5};
  }
  /* Not above the offer of a market. */
  @media ${below.lg} {
    :has(> [data-offer]) > & {
      display: none;
    }
  }
  /* A low window (a page at 400%) has no room for it. */
  @media print, (height < 26rem) {
    display: none;
  }
`

const Up = styled(IconButton)`
  border: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.md};
`

/** The to-top button of a long page, shown once a reader is far down. Renders a `<div>`. */
export function ToTop() {
  const text = useText()
  const beginning = useRef<HTMLSpanElement>(null)
  const [isDeep, setDeep] = useState(false)
  useEffect(() => {
    const element = beginning.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setDeep(!entry.isIntersecting)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const rise = () => {
    window.scrollTo({ top: 0, behavior: scrollBehaviour() })
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <>
      <Beginning ref={beginning} aria-hidden />
      {isDeep ? (
        <Root>
          <Up label={text('nav.to_top')} size="lg" round onClick={rise}>
            <ArrowUp aria-hidden />
          </Up>
        </Root>
      ) : null}
    </>
  )
}
