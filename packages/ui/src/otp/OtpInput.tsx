import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { useTidyTyping, type Tidy } from '../field/useTidyTyping.ts'
import { numberText } from '@croupier/locales/digits'
import { tokens } from '../theme/theme.ts'

/** Props of {@link OtpInput}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export interface OtpInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'size' | 'onChange'
> {
  /** How many digits the code has. Default 6. */
  length?: number | undefined
  /** Called after every change; `event.target.value` is the code so far, in Latin digits only. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
  /** Called with the complete code, whether typed, pasted or autofilled from a message. */
  onComplete?: ((code: string) => void) | undefined
}

const Root = styled.span`
  --_gap: ${tokens.space.s2};
  --_cell: min(3rem, calc((100cqi + var(--_gap)) / var(--_length) - var(--_gap)));
  --_step: calc(var(--_cell) + var(--_gap));

  container-type: inline-size;
  display: block;
  min-inline-size: 0;
  direction: ltr;

  /* Digits run left to right in every language; the row aligns with the surrounding text. */
  &:where(:dir(rtl)) > span {
    margin-inline-start: auto;
  }
`

const Place = styled.span`
  position: relative;
  display: block;
  inline-size: calc(var(--_step) * var(--_length) - var(--_gap));
  block-size: 3.5rem;
  /*
   * The rest of the input, where the caret rests after the last digit, is clipped. The focus ring is within its cell.
   */
  overflow: clip;
`

const Cells = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  gap: var(--_gap);
  pointer-events: none;

  & > span {
    flex: 1;
    border: 1px solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    transition: border-color ${tokens.motion.fast} ${tokens.motion.ease};
  }
  :where(input:hover) + & > span {
    border-color: ${tokens.color.textMuted};
  }
  :where(input[aria-invalid='true']) + & > span {
    border-color: ${tokens.color.danger};
  }
  :where(input:focus-visible) + & > span:where([data-selected]) {
    background: ${tokens.color.accentSoft};
  }
  :where(input:focus-visible) + & > span:where([data-active]) {
    border-color: ${tokens.color.focus};
    box-shadow: inset 0 0 0 1px ${tokens.color.focus};
  }
  :where(input:disabled) + & > span {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }
  :where(input:read-only:not(:disabled)) + & > span {
    border-style: dashed;
    background: ${tokens.color.surfaceSunken};
  }
  @media (forced-colors: active) {
    :where(input:focus-visible) + & > span:where([data-active]) {
      border-color: Highlight;
    }
    :where(input:disabled) + & > span {
      border-color: GrayText;
    }
  }
`

const Digits = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: 1;
  inline-size: calc(var(--_step) * (var(--_length) + 1));
  padding: 0;
  padding-inline-start: calc((var(--_cell) - 1ch) / 2);
  border: 0;
  outline: 0;
  background: transparent;
  color: ${tokens.color.text};
  font-family: ui-monospace, 'Cascadia Mono', 'Roboto Mono', 'DejaVu Sans Mono', monospace;
  font-size: ${tokens.fontSize.xl};
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: calc(var(--_step) - 1ch);

  &:where(:disabled) {
    color: ${tokens.color.textMuted};
    -webkit-text-fill-color: currentcolor;
    cursor: not-allowed;
  }
  /* The cells show what is selected: the browser's own highlight would run through the gaps between them. */
  &::selection {
    background: transparent;
    color: ${tokens.color.accentText};
  }
  /* Otherwise the background that browsers draw behind selected digits would cover the cells. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
    caret-color: CanvasText;

    &:where(:disabled) {
      color: GrayText;
    }
    &::selection {
      background: Highlight;
      color: HighlightText;
    }
  }
  /* An autofilled code looks like a typed one. */
  &:where(:autofill) {
    background-clip: text;
    caret-color: ${tokens.color.text};
    -webkit-text-fill-color: ${tokens.color.text};
  }
`

/** The digits of typed, pasted or autofilled text, at most `length` of them: `"Code: ১২৩-456"` is `"123456"`. */
export const codeDigits = (text: string, length: number): string => numberText(text).replace(/\D/g, '').slice(0, length)

/** Digits typed into a full code replace those after the caret; at its end they are ignored. */
const tidyCode =
  (length: number): Tidy =>
  (typed, at) => {
    const digits = codeDigits(typed, Infinity)
    const caret = Math.min(codeDigits(typed.slice(0, at), Infinity).length, length)
    const over = Math.max(digits.length - length, 0)
    return { text: codeDigits(digits.slice(0, caret) + digits.slice(caret + over), length), caret }
  }

/** Which cell the next digit goes into, and which cells it would replace. */
interface Caret {
  readonly start: number
  readonly end: number
}

/**
 * A code from a text message, an email or an authenticator. Renders a `<span>` around one native `<input>`, drawn as a
 * row of cells.
 *
 * One input rather than one per digit: it is one field to a screen reader, phones offer to fill in the code from the
 * message (`autocomplete="one-time-code"`), pasting with spaces or a hyphen works, and so does `register()`. Digits of
 * other scripts become Latin. Attributes out, on the cells: `data-active` on the one that the next digit goes into,
 * `data-selected` on those it would replace.
 */
export const OtpInput = ({
  length = 6,
  onChange,
  onComplete,
  onCompositionEnd,
  onSelect,
  className,
  style,
  ...rest
}: OtpInputProps) => {
  const [{ start, end }, setCaret] = useState<Caret>({ start: 0, end: 0 })
  const linked = useFieldControl(rest)
  const root = useRef<HTMLSpanElement>(null)
  const before = useRef('')
  useEffect(() => {
    const input = root.current?.querySelector('input')
    const note = () => {
      before.current = input?.value ?? ''
    }
    input?.addEventListener('beforeinput', note)
    return () => input?.removeEventListener('beforeinput', note)
  }, [])
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const { value } = event.target
    // An extra digit leaves the code unchanged: it was reported already.
    if (value !== before.current && value.length === length && value === codeDigits(value, length)) onComplete?.(value)
    before.current = ''
  }
  const typing = useTidyTyping(tidyCode(length), { onChange: change, onCompositionEnd })
  return (
    <Root ref={root} className={className} style={{ ...style, '--_length': length } as CSSProperties}>
      <Place>
        <Digits
          autoComplete="one-time-code"
          {...rest}
          {...linked}
          type="text"
          inputMode="numeric"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...typing}
          onSelect={(event) => {
            const { selectionStart, selectionEnd } = event.currentTarget
            setCaret({ start: selectionStart ?? 0, end: selectionEnd ?? 0 })
            onSelect?.(event)
          }}
        />
        <Cells aria-hidden>
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              data-active={place === Math.min(start, length - 1) ? '' : undefined}
              data-selected={place >= start && place < end ? '' : undefined}
            />
          ))}
        </Cells>
      </Place>
    </Root>
  )
}
