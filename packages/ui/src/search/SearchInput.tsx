import { Search, X } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { typeInto } from '../field/typeInto.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { ControlFrame, ControlInput, ControlMark } from '../input/controlFrame.ts'
import type { InputProps } from '../input/Input.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { innerButton } from '../input/innerButton.ts'
import { RecentTerms, type RecentTexts } from './RecentTerms.tsx'
import { isComposing, isFreshPress } from '../press/freshPress.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** Recent searches, and how to remove them. */
export interface RecentSearches {
  /** Newest first; at most a handful. */
  readonly terms: readonly string[]
  /** The words of the list. */
  readonly texts: RecentTexts
  /** Removes one term. */
  readonly onForget: (term: string) => void
  /** Removes all terms. */
  readonly onForgetAll: () => void
}

/** Props of {@link SearchInput}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export interface SearchInputProps extends Omit<InputProps, 'type' | 'start' | 'end'> {
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'clear'> | undefined
  /** Called with the trimmed term on Enter and when a recent term is chosen; never with an empty term. */
  onSearch?: ((term: string) => void) | undefined
  /** Recent searches. If omitted, none are offered. */
  recent?: RecentSearches | undefined
  /** Results are loading: a spinner replaces the icon; typing still works. */
  loading?: boolean | undefined
}

const Root = styled.span`
  position: relative;
  display: block;
  min-inline-size: 0;
`

const Native = styled(ControlInput)`
  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Clear = styled(FreshButton)`
  ${innerButton}

  /* Nothing to clear: hidden and out of the tab order, without a render. */
  :where(input:placeholder-shown) ~ & {
    visibility: hidden;
  }
`

/**
 * A search field with a clear button and, while it is empty, recent searches. Renders a `<span>`
 * around a native `<input type="search">`.
 *
 * The recent terms are buttons that follow the field in the tab order. The down arrow moves focus to them, arrow keys
 * move among them, and Escape returns to the field. The caller stores the terms.
 *
 * Attributes out, on the root: `data-open` while the recent terms show.
 */
export const SearchInput = ({
  texts,
  onSearch,
  recent,
  loading = false,
  className,
  style,
  onChange,
  onKeyDown,
  ...rest
}: SearchInputProps) => {
  const words = useKitTexts(texts)
  const [empty, setEmpty] = useState(!(rest.value ?? rest.defaultValue))
  const [within, setWithin] = useState(false)
  const panelId = useId()
  const firstTerm = useRef<HTMLButtonElement>(null)
  const root = useFormReset<HTMLSpanElement>(() => setEmpty(!rest.defaultValue))
  const linked = useFieldControl(rest)
  const offered = recent !== undefined && recent.terms.length > 0 && !linked.disabled
  const open = offered && within && (rest.value === undefined ? empty : rest.value === '')

  const field = () => root.current?.querySelector('input')
  const leave = (event: FocusEvent<HTMLSpanElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setWithin(false)
  }
  const put = (term: string) => {
    const control = field()
    if (!control) return
    typeInto(control, term)
    control.focus()
  }
  const search = (term: string) => {
    const wanted = term.trim()
    if (wanted === '') return
    setWithin(false)
    onSearch?.(wanted)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || isComposing(event)) return
    if (event.key === 'Enter') {
      if (isFreshPress(event)) search(event.currentTarget.value)
    } else if (event.key === 'ArrowDown' && !open && offered && empty) setWithin(true)
    else if (event.key === 'ArrowDown' && open) {
      event.preventDefault()
      firstTerm.current?.focus()
    }
  }
  const dismiss = (event: KeyboardEvent<HTMLSpanElement>) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    // Focus opens the list, so close afterwards.
    field()?.focus()
    setWithin(false)
  }
  return (
    <Root
      ref={root}
      className={className}
      style={style}
      data-open={open ? '' : undefined}
      onFocus={(event) => setWithin(within || event.target === field())}
      onBlur={leave}
      onKeyDown={dismiss}
    >
      <ControlFrame>
        <ControlMark>
          {loading ? <Spinner size="sm" style={{ margin: 1 }} /> : <Search size={18} aria-hidden />}
        </ControlMark>
        <Native
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          {...linked}
          // Always needs one: `:placeholder-shown` hides the clear button of an empty field.
          placeholder={rest.placeholder ?? ' '}
          type="search"
          aria-busy={loading || undefined}
          aria-controls={open ? panelId : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            setEmpty(event.target.value === '')
            onChange?.(event)
          }}
          onKeyDown={press}
        />
        {linked.disabled || rest.readOnly ? null : (
          <Clear type="button" aria-label={words.clear} onClick={() => put('')}>
            <X size={18} aria-hidden />
          </Clear>
        )}
      </ControlFrame>
      {open ? (
        <RecentTerms
          id={panelId}
          first={firstTerm}
          terms={recent.terms}
          texts={recent.texts}
          // The pressed button disappears with its term, so focus returns to the field first.
          onForget={(term) => {
            field()?.focus()
            recent.onForget(term)
          }}
          onForgetAll={() => {
            field()?.focus()
            recent.onForgetAll()
          }}
          onChoose={(term) => {
            put(term)
            search(term)
          }}
        />
      ) : null}
    </Root>
  )
}
