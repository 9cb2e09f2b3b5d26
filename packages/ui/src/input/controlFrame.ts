import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/**
 * The box that every text-like control sits in: border, focus ring, room for marks before and after.
 *
 * The ring is drawn on the box, not on the bare input, so that marks and buttons inside belong to it.
 */
export const ControlFrame = styled.span`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${t.control.lg};
  border: 1px solid ${t.color.borderStrong};
  border-radius: ${t.radius.md};
  background: ${t.color.surface};
  color: ${t.color.text};
  font-family: ${t.font.text};
  font-size: ${t.fontSize.md};
  transition: border-color ${t.motion.fast} ${t.motion.ease};

  &:where(:hover) {
    border-color: ${t.color.textMuted};
  }

  &:where(:focus-within) {
    border-color: ${t.color.focus};
    outline: 2px solid ${t.color.focus};
    outline-offset: -1px;
  }

  &:where(:has([aria-invalid='true'])) {
    border-color: ${t.color.danger};
  }

  &:where(:has([aria-invalid='true']):focus-within) {
    outline-color: ${t.color.danger};
  }

  &:where(:has(> input:disabled, > textarea:disabled)) {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
    color: ${t.color.textMuted};

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }

  /* Can be read and copied, not changed: the same plate, a quieter edge. */
  &:where(:has(> input[readonly], > textarea[readonly])) {
    border-style: dashed;
    background: ${t.color.surfaceSunken};
  }

  /* A number keeps its order, mark first, in right-to-left text too. */
  &:where(:has(> input[dir='ltr'])) {
    direction: ltr;
  }
`

/** The native input inside a {@link ControlFrame}; bare, the frame does the drawing. */
export const ControlInput = styled.input`
  flex: 1;
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: calc(${t.control.lg} - 2px);
  padding-block: 0;
  padding-inline: ${t.space.s3};
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${t.color.textMuted};
    opacity: 1;
  }

  &:where(:disabled) {
    cursor: not-allowed;
    -webkit-text-fill-color: currentcolor;
  }

  /* The browser's own colours of what it filled in would lie over the frame, in the wrong theme at that. */
  &:where(:autofill) {
    background-clip: text;
    caret-color: ${t.color.text};
    -webkit-text-fill-color: ${t.color.text};
  }
`

/** What stands before or after the input inside the frame: a currency, an icon, a dial code. */
export const ControlMark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
  white-space: nowrap;

  &:where(:first-child) {
    padding-inline-start: ${t.space.s3};
  }

  &:where(:last-child) {
    padding-inline-end: ${t.space.s3};
  }

  &:where([data-flush]) {
    padding-inline: 0;
  }
`
