import { IconButton } from '@croupier/ui/IconButton'
import { tokens } from '@croupier/ui/theme'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useText } from '../text/useText.ts'
import { Section } from './Section.tsx'

const Row = styled.ul`
  display: grid;
  grid-auto-columns: var(--_item);
  grid-auto-flow: column;
  gap: ${tokens.space.s3};
  /* Room for the focus ring and for shadows inside what scrolls. */
  margin: calc(-1 * ${tokens.space.s2});
  padding: ${tokens.space.s2};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${tokens.space.s2};
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  & > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s1};
`

/** A finger scrolls the row automatically. */
const Arrows = styled.span`
  display: none;

  @media (hover: hover) and (pointer: fine) {
    display: inline-flex;

    /* The whole row is in view. Keeps its space, so that nothing moves when an entry is added. */
    &:where([data-idle]) {
      visibility: hidden;
    }
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`

/**
 * A titled row that scrolls sideways, so that it never wraps: tiles, tables, matches. Arrows for pointers show if the
 * row overflows; the keyboard reaches every entry, and the focused one scrolls into view.
 */
export function Shelf({
  title,
  hint,
  more,
  item = 'clamp(7.25rem, 30vw, 9.5rem)',
  children,
}: {
  title: string
  hint?: string
  /** A link to everything of the kind. */
  more?: ReactNode
  /** Width of an entry, any CSS length. */
  item?: string
  /** The entries, each an `<li>`. */
  children: ReactNode
}) {
  const text = useText()
  const row = useRef<HTMLUListElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const list = row.current
    if (!list) return undefined
    // A change of its entries changes the width of its content, not its own.
    const observer = new ResizeObserver(() => setOverflows(list.scrollWidth > list.clientWidth + 1))
    observer.observe(list)
    for (const entry of list.children) observer.observe(entry)
    return () => observer.disconnect()
  }, [children])
  const scroll = (pages: 1 | -1) => {
    const list = row.current
    if (!list) return
    const sense = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: sense * pages * list.clientWidth * 0.8 })
  }
  return (
    <Section
      title={title}
      {...(hint === undefined ? {} : { hint })}
      more={
        <Head>
          {more}
          <Arrows data-idle={overflows ? undefined : ''}>
            <IconButton
              variant="ghost"
              tone="neutral"
              size="sm"
              label={text('shelf.back', { title })}
              onClick={() => scroll(-1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              variant="ghost"
              tone="neutral"
              size="sm"
              label={text('shelf.on', { title })}
              onClick={() => scroll(1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </Arrows>
        </Head>
      }
    >
      <Row ref={row} role="list" style={{ ['--_item' as string]: item }}>
        {children}
      </Row>
    </Section>
  )
}
