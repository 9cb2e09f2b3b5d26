import type { ChangeEvent, ComponentProps, CSSProperties } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { latinDigits } from '../input/amountText.ts'
import { t } from '../theme/theme.ts'

/** Props of {@link OtpInput}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export interface OtpInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'size' | 'onChange'
> {
  /** How many digits the code has. Default 6. */
  length?: number | undefined
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
  /** Called with the code when its last digit has come, be it typed, pasted or filled in from a message. */
  onComplete?: ((code: string) => void) | undefined
}

const Root = styled.span`
  --_gap: ${t.space.s2};
  --_cell: min(3rem, calc((100cqi + var(--_gap)) / var(--_length) - var(--_gap)));
  --_step: calc(var(--_cell) + var(--_gap));

  container-type: inline-size;
  display: block;
  min-inline-size: 0;
  direction: ltr;
  font-family: ${t.font.text};
`

const Place = styled.span`
  position: relative;
  display: block;
  inline-size: calc(var(--_step) * var(--_length) - var(--_gap));
  block-size: 3.5rem;
  /* Room for the focus ring; the rest of the input, where its caret waits after the last digit, stays out of sight. */
  overflow: clip;
  overflow-clip-margin: 4px;
`

const Cells = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  gap: var(--_gap);
  pointer-events: none;

  & > span {
    flex: 1;
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
    transition: border-color ${t.motion.fast} ${t.motion.ease};
  }
  :where(input:hover) + & > span {
    border-color: ${t.color.textMuted};
  }
  :where(input:focus-visible) + & > span {
    border-color: ${t.color.focus};
    box-shadow: inset 0 0 0 1px ${t.color.focus};
  }
  :where(input[aria-invalid='true']) + & > span {
    border-color: ${t.color.danger};
  }
  :where(input:disabled) + & > span {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
  }
  @media (prefers-reduced-motion: reduce) {
    & > span {
      transition: none;
    }
  }
`

const Digits = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: 1;
  box-sizing: border-box;
  inline-size: calc(var(--_step) * (var(--_length) + 1));
  padding: 0;
  padding-inline-start: calc((var(--_cell) - 1ch) / 2);
  border: 0;
  outline: 0;
  background: transparent;
  color: ${t.color.text};
  font-family: ui-monospace, 'Cascadia Mono', 'Roboto Mono', 'DejaVu Sans Mono', monospace;
  font-size: ${t.fontSize.xl};
  font-weight: ${t.fontWeight.semibold};
  letter-spacing: calc(var(--_step) - 1ch);

  &:where(:disabled) {
    color: ${t.color.textMuted};
    -webkit-text-fill-color: currentcolor;
    cursor: not-allowed;
  }
`

/** The digits of what was typed, pasted or filled in, at most `length` of them: `"Code: ১২৩-456"` is `"123456"`. */
export const codeDigits = (text: string, length: number): string =>
  latinDigits(text).replace(/\D/g, '').slice(0, length)

/**
 * A code from a text message, an e-mail or an authenticator. Renders a `<span>` around one native `<input>`, drawn as a
 * row of cells.
 *
 * One input rather than one a digit: it is one field to a screen reader, phones offer the code from the message into it
 * (`autocomplete="one-time-code"`), pasting with spaces or a hyphen works, and `register()` fits. Digits of other
 * scripts arrive as Latin ones.
 */
export const OtpInput = ({ length = 6, onChange, onComplete, className, style, ...rest }: OtpInputProps) => {
  const linked = useFieldControl(rest)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = codeDigits(event.target.value, length)
    if (code !== event.target.value) event.target.value = code
    onChange?.(event)
    if (code.length === length) onComplete?.(code)
  }
  return (
    <Root className={className} style={{ ...style, '--_length': length } as CSSProperties}>
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
          onChange={change}
        />
        <Cells aria-hidden>
          {Array.from({ length }, (_, place) => (
            <span key={place} />
          ))}
        </Cells>
      </Place>
    </Root>
  )
}
