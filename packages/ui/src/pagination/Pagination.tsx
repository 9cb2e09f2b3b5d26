import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { nextWord, previousWord } from '../texts/englishWords.ts'
import { useWord } from '../texts/useWord.ts'
import { Chevron } from './Chevron.tsx'
import { pageItems } from './pageItems.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** The texts of a pagination. */
export interface PaginationTexts extends SomeTexts<'previous' | 'next'> {
  /** Names the navigation: "Pages of the betting record". */
  readonly nav: string
  /** A page's button: "Page 4". */
  readonly page: (page: number) => string
  /** Current position, shown in narrow layouts and announced when it changes: "4 of 20". */
  readonly position: (page: number, pages: number) => string
}

/** Props of `Pagination`; the rest goes to its `<nav>`. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number
  /** Total number of pages. */
  pages: number
  /** Called with the requested page. */
  onPageChange: (page: number) => void
  /** Texts in the language of the page. */
  texts: PaginationTexts
  /** Pages in the run around the current one. Default 3. */
  range?: number | undefined
  /** Pages kept at either end. Default 1. */
  margin?: number | undefined
  /** A page is loading; presses are ignored. */
  loading?: boolean | undefined
}

const Root = styled.nav`
  container-type: inline-size;
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.s1};
  font-size: ${tokens.fontSize.sm};
  font-variant-numeric: tabular-nums;

  & [data-direction] svg:dir(rtl) {
    scale: -1 1;
  }
`

const Pages = styled.ol`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s1};

  @container (inline-size < 27rem) {
    display: none;
  }
`

const Position = styled.span`
  flex: 1;
  text-align: center;
  font-weight: ${tokens.fontWeight.medium};

  /* Still announced when the page changes. */
  @container (inline-size >= 27rem) {
    ${hiddenStyle}
  }
`

const Page = styled(FreshButton)`
  min-inline-size: ${tokens.control.md};
  block-size: ${tokens.control.md};
  padding-inline: ${tokens.space.s2};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.text};
  font-weight: ${tokens.fontWeight.medium};
  cursor: pointer;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    background: ${tokens.color.neutralSoft};
  }
  &:where([aria-current]) {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
    font-weight: ${tokens.fontWeight.bold};
  }
  @media (forced-colors: active) {
    &:where([aria-current]) {
      border-color: Highlight;
    }
  }
`

const Gap = styled.li`
  inline-size: 1.5rem;
  color: ${tokens.color.textMuted};
  text-align: center;
`

/**
 * Renders a `<nav>` named by `texts.nav`; nothing when there is one page or none.
 *
 * In layouts narrower than 27rem it shows the current position instead of page buttons. Page changes are announced at
 * any width. Attributes out, while true: `data-loading`.
 */
export const Pagination = ({
  page,
  pages,
  onPageChange,
  texts,
  range = 3,
  margin = 1,
  loading = false,
  ...rest
}: PaginationProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Pagination', { texts })
  const previous = useWord('previous', texts.previous, previousWord)
  const next = useWord('next', texts.next, nextWord)
  const figures = useFigures()
  if (pages <= 1) return null
  const current = Math.min(Math.max(1, page), pages)
  const go = (wanted: number) => {
    if (!loading && wanted !== current) onPageChange(wanted)
  }
  return (
    <Root {...rest} aria-label={texts.nav} aria-busy={loading} data-loading={loading ? '' : undefined}>
      <Row>
        <IconButton
          label={previous}
          disabled={current === 1}
          focusableWhenDisabled
          data-direction="previous"
          onClick={() => go(current - 1)}
        >
          <Chevron to="start" />
        </IconButton>
        <Position role="status">{texts.position(current, pages)}</Position>
        <Pages role="list">
          {pageItems(current, pages, { range, margin }).map((item) =>
            item.kind === 'gap' ? (
              <Gap key={`after ${item.after}`} aria-hidden>
                …
              </Gap>
            ) : (
              <li key={item.page}>
                <Page
                  type="button"
                  aria-label={texts.page(item.page)}
                  aria-current={item.page === current ? 'page' : undefined}
                  onClick={() => go(item.page)}
                >
                  {figures(String(item.page))}
                </Page>
              </li>
            ),
          )}
        </Pages>
        <IconButton
          label={next}
          disabled={current === pages}
          focusableWhenDisabled
          data-direction="next"
          onClick={() => go(current + 1)}
        >
          <Chevron to="end" />
        </IconButton>
      </Row>
    </Root>
  )
}
