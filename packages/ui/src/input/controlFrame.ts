import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/**
 * The frame of every text-like control: border, focus ring, slots before and after the input.
 *
 * The ring is drawn on the frame rather than the input, so it includes the slots. A button inside that has
 * focus draws its own ring instead: two nested rings would not show which of the two is focused.
 */
export const ControlFrame = styled.span`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${tokens.control.lg};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.md};
  transition: border-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    border-color: ${tokens.color.textMuted};
  }

  &:where(:focus-within:not(:has(button:focus-visible))) {
    border-color: ${tokens.color.focus};
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -1px;
  }

  &:where(:has([aria-invalid='true'])) {
    border-color: ${tokens.color.danger};
  }

  &:where(:has([aria-invalid='true']):focus-within:not(:has(button:focus-visible))) {
    outline-color: ${tokens.color.danger};
  }

  &:where(:has(> input:disabled, > textarea:disabled)) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }

  /* The background of a disabled control, but a dashed border: the text can still be read and copied. */
  &:where(:has(> input[readonly], > textarea[readonly])) {
    border-style: dashed;
    background: ${tokens.color.surfaceSunken};
  }

  /* A number keeps its order, mark first, in right-to-left text too. */
  &:where(:has(> input[dir='ltr'])) {
    direction: ltr;
  }
`

/** The native input inside a {@link ControlFrame}, without border or focus ring: the frame draws both. */
export const ControlInput = styled.input`
  flex: 1;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: calc(${tokens.control.lg} - 2px);
  padding-block: 0;
  padding-inline: ${tokens.space.s3};
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }

  &:where(:disabled) {
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
  }

  /* The browser's autofill colours would cover the frame, in the wrong theme. */
  &:where(:autofill) {
    background-clip: text;
    caret-color: ${tokens.color.text};
    -webkit-text-fill-color: ${tokens.color.text};
  }
`

/** Before or after the input inside the frame: a currency, an icon, a dial code. */
export const ControlMark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  white-space: nowrap;

  &:where(:first-child) {
    padding-inline-start: ${tokens.space.s3};
  }

  &:where(:last-child) {
    padding-inline-end: ${tokens.space.s3};
  }

  /* A message that is usually empty takes no space. */
  &:where([data-flush], :has(> [role='status']:empty)) {
    padding-inline: 0;
  }
`
