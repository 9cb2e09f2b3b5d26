import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { t } from '../theme/theme.ts'

/** Props of `LoadMore`; everything else goes to the root. */
export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the list goes on [S-284]. */
  hasMore: boolean
  /** The next page is on its way. */
  loading: boolean
  /** Loads the next page; not called again while it loads. */
  onMore: () => void
  /** The button's text: "Show more games". */
  moreText: string
  /** Said when loading starts: "Loading more games…". */
  loadingText: string
  /** At the end of the list: "That is all." */
  endText: string
  /** How far the list is: "48 of 2,140 games". */
  position?: ReactNode
  /** Why the next page did not come; the button then says `retryText`. */
  error?: ReactNode
  /** On the button after a failure; left out, it says what it always says. */
  retryText?: string | undefined
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space.s2};
  padding-block: ${t.space.s5};
  color: ${t.color.textMuted};
  font-family: ${t.font.text};
  font-size: ${t.fontSize.sm};
  text-align: center;
`

const End = styled.p`
  display: flex;
  align-items: center;
  gap: ${t.space.s3};
  inline-size: min(100%, 30rem);
  border-radius: ${t.radius.sm};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${t.color.border};
  }
  &:where(:focus) {
    outline: 0;
  }
`

const Fault = styled.p`
  color: ${t.color.dangerText};

  &:where(:empty) {
    display: none;
  }
`

/**
 * The foot of a list that grows: a button for the next page, why it did not come, or the list's end. Renders a `<div>`.
 *
 * It never loads by itself, so that the page's foot stays within reach. When the last page comes, the focus that was on
 * the button goes to the end's text and is not lost. Attributes out: `data-state` (`more`, `loading`, `failed`, `end`).
 */
export const LoadMore = ({
  hasMore,
  loading,
  onMore,
  moreText,
  loadingText,
  endText,
  position,
  error,
  retryText,
  ...rest
}: LoadMoreProps) => {
  const failed = error !== undefined && error !== null && !loading
  const state = loading ? 'loading' : failed ? 'failed' : hasMore ? 'more' : 'end'
  const end = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (state === 'end' && pressed.current && document.activeElement === document.body) end.current?.focus()
    if (state === 'end') pressed.current = false
  }, [state])
  return (
    <Root {...rest} data-state={state}>
      {position === undefined ? null : <p>{position}</p>}
      <Fault role="alert">{failed ? error : null}</Fault>
      {state === 'end' ? (
        <End ref={end} tabIndex={-1}>
          {endText}
        </End>
      ) : (
        <Button
          variant="outline"
          tone="neutral"
          loading={loading}
          loadingLabel={loadingText}
          onClick={() => {
            pressed.current = true
            onMore()
          }}
        >
          {failed ? (retryText ?? moreText) : moreText}
        </Button>
      )}
    </Root>
  )
}
