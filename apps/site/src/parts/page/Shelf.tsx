import { IconButton, tokens } from '@croupier/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
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
  list-style: none;
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

/** A finger scrolls the row by itself. */
const Arrows = styled.span`
  display: none;

  @media (hover: hover) and (pointer: fine) {
    display: inline-flex;
  }
  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`

/**
 * A titled row that scrolls sideways, so that it never ends in a line of one: tiles, tables, matches. The arrows are for
 * pointers; the keyboard reaches every entry, and what has the focus scrolls into view.
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
          <Arrows>
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
      <Row ref={row} style={{ ['--_item' as string]: item }}>
        {children}
      </Row>
    </Section>
  )
}
