import { css } from 'styled-components'
import { t } from '../theme/theme.ts'

/** How much a button asks for attention: `solid` is the one main action of a view. */
export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'ghost'
/** What a button means: the brand's action, a plain one, or one that destroys. */
export type ButtonTone = 'accent' | 'neutral' | 'danger'
/** Control heights: 32, 40 and 48 px at normal density. */
export type ButtonSize = 'sm' | 'md' | 'lg'

/**
 * The look shared by `Button`, `IconButton` and `ButtonLink`.
 *
 * A tone sets private variables, a variant picks among them, so that tones and variants add up instead of multiplying.
 * Every variant selector sits in `:where()`: an integrator's class wins without `!important`.
 */
export const buttonStyle = css`
  --_fill: ${t.color.accent};
  --_fill-hover: ${t.color.accentHover};
  --_fill-press: ${t.color.accentPress};
  --_on-fill: ${t.color.onAccent};
  --_soft: ${t.color.accentSoft};
  --_text: ${t.color.accentText};
  --_line: ${t.color.accentText};
  --_height: ${t.control.md};
  --_pad: ${t.space.s4};

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  max-inline-size: 100%;
  min-block-size: var(--_height);
  margin: 0;
  padding: ${t.space.s1} var(--_pad);
  border: 1px solid transparent;
  border-radius: ${t.radius.md};
  font-family: inherit;
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${t.motion.fast} ${t.motion.ease},
    border-color ${t.motion.fast} ${t.motion.ease},
    color ${t.motion.fast} ${t.motion.ease},
    box-shadow ${t.motion.fast} ${t.motion.ease};

  &:where([data-tone='neutral']) {
    --_fill: ${t.color.text};
    --_fill-hover: color-mix(in oklab, ${t.color.text} 86%, ${t.color.surface});
    --_fill-press: color-mix(in oklab, ${t.color.text} 76%, ${t.color.surface});
    --_on-fill: ${t.color.surface};
    --_soft: ${t.color.neutralSoft};
    --_text: ${t.color.text};
    --_line: ${t.color.borderStrong};
  }
  &:where([data-tone='danger']) {
    --_fill: ${t.color.danger};
    --_fill-hover: ${t.color.dangerHover};
    --_fill-press: ${t.color.dangerPress};
    --_on-fill: ${t.color.onDanger};
    --_soft: ${t.color.dangerSoft};
    --_text: ${t.color.dangerText};
    --_line: ${t.color.dangerText};
  }

  &:where([data-size='sm']) {
    --_height: ${t.control.sm};
    --_pad: ${t.space.s3};
    font-size: ${t.fontSize.sm};
    border-radius: ${t.radius.sm};
  }
  &:where([data-size='lg']) {
    --_height: ${t.control.lg};
    --_pad: ${t.space.s5};
    font-size: ${t.fontSize.md};
  }
  &:where([data-full-width]) {
    inline-size: 100%;
  }

  &:where([data-variant='solid']) {
    background: var(--_fill);
    color: var(--_on-fill);
    box-shadow: ${t.shadow.sm};
  }
  &:where([data-variant='soft']) {
    background: var(--_soft);
    color: var(--_text);
  }
  &:where([data-variant='outline']) {
    border-color: var(--_line);
    background: transparent;
    color: var(--_text);
  }
  &:where([data-variant='ghost']) {
    background: transparent;
    color: var(--_text);
  }

  @media (hover: hover) {
    &:where([data-variant='solid']):where(:hover) {
      background: var(--_fill-hover);
    }
    &:where([data-variant='soft']):where(:hover) {
      background: color-mix(in oklab, var(--_soft) 90%, var(--_text));
    }
    &:where([data-variant='outline'], [data-variant='ghost']):where(:hover) {
      background: var(--_soft);
    }
  }
  &:where([data-variant='solid']):where(:active) {
    background: var(--_fill-press);
    box-shadow: none;
  }
  &:where([data-variant='soft'], [data-variant='outline'], [data-variant='ghost']):where(:active) {
    background: color-mix(in oklab, var(--_soft) 84%, var(--_text));
  }

  &:where([data-disabled]) {
    border-color: transparent;
    background: ${t.color.neutralSoft};
    color: ${t.color.textMuted};
    box-shadow: none;
    cursor: not-allowed;
  }
  &:where([data-disabled]):where([data-variant='ghost'], [data-variant='outline']) {
    background: transparent;
  }
  &:where([data-disabled][data-variant='outline']) {
    border-color: ${t.color.border};
  }
  &:where([data-loading]) {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: currentColor;

    &:where([data-disabled]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
