import { shape } from '../theme/shape.ts'
import { tokens } from '../theme/theme.ts'
import type { Tone } from '../theme/tone.ts'

/** Visual weight of a button: `solid` is the single main action of a view. */
export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'ghost'
/** Meaning of a button: the brand's main action, a plain action, or a destructive one. */
export type ButtonTone = Extract<Tone, 'neutral' | 'danger'> | 'accent'
/** Control heights: 32, 40 and 48 px at normal density. */
export type ButtonSize = 'sm' | 'md' | 'lg'

// Variables set by tones and sizes. The accent and the medium size are the defaults and set none, which keeps pages
// full of buttons fast. Variables inherit, so nothing else may use these names.
const fill = `var(--_button-fill, ${tokens.color.accent})`
const fillHover = `var(--_button-fill-hover, ${tokens.color.accentHover})`
const fillPress = `var(--_button-fill-press, ${tokens.color.accentPress})`
const onFill = `var(--_button-on-fill, ${tokens.color.onAccent})`
const soft = `var(--_button-soft, ${tokens.color.accentSoft})`
const text = `var(--_button-text, ${tokens.color.accentText})`
const line = `var(--_button-line, ${tokens.color.accentText})`
const pad = `var(--_button-pad, ${tokens.space.s4})`
/** A button's height by its size; also the width of a square button. */
export const buttonHeight = `var(--_button-height, ${tokens.control.md})`

/**
 * The look shared by `Button`, `IconButton` and `ButtonLink`, whose roots have the class `cr-button`: a `<style>` that
 * React puts into the head once, however many buttons render it.
 *
 * A tone sets private variables and a variant picks among them, so tones and variants add up instead of multiplying.
 * Every variant selector is in `:where()`, so an integrator's class wins without `!important`. Plain CSS, not
 * styled-components. Colours fade only under the pointer: otherwise a theme change would start two transitions for
 * every button on the page, ten times the work of the change itself.
 */
export const buttonLook = (
  <style href="croupier-button" precedence="low">
    {String.raw`
    .cr-button {
      position: relative;
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: ${tokens.space.s2};
      flex-shrink: 0;
      max-inline-size: 100%;
      min-block-size: ${buttonHeight};
      margin: 0;
      padding: var(--_button-rim, ${tokens.space.s2}) ${pad};
      border: 1px solid transparent;
      border-radius: ${shape('buttonRadius', `var(--_button-radius, ${tokens.radius.md})`)};
      font-family: inherit;
      font-size: ${tokens.fontSize.sm};
      font-weight: ${tokens.fontWeight.semibold};
      line-height: ${tokens.leading.tight};
      letter-spacing: ${shape('buttonTracking', 'normal')};
      overflow-wrap: anywhere;
      text-align: center;
      text-transform: ${shape('buttonCase', 'none')};
      text-decoration: none;
      cursor: pointer;
      -webkit-user-select: none;
      user-select: none;
      -webkit-tap-highlight-color: transparent;
    }
    .cr-button:where(:hover, :active) {
      transition:
        background-color ${tokens.motion.fast} ${tokens.motion.ease},
        border-color ${tokens.motion.fast} ${tokens.motion.ease},
        color ${tokens.motion.fast} ${tokens.motion.ease};
    }
    .cr-button:where([data-tone='neutral']) {
      --_button-fill: ${tokens.color.text};
      --_button-fill-hover: color-mix(in oklab, ${tokens.color.text} 86%, ${tokens.color.surface});
      --_button-fill-press: color-mix(in oklab, ${tokens.color.text} 76%, ${tokens.color.surface});
      --_button-on-fill: ${tokens.color.surface};
      --_button-soft: ${tokens.color.neutralSoft};
      --_button-text: ${tokens.color.text};
      --_button-line: ${tokens.color.borderStrong};
    }
    .cr-button:where([data-tone='danger']) {
      --_button-fill: ${tokens.color.danger};
      --_button-fill-hover: ${tokens.color.dangerHover};
      --_button-fill-press: ${tokens.color.dangerPress};
      --_button-on-fill: ${tokens.color.onDanger};
      --_button-soft: ${tokens.color.dangerSoft};
      --_button-text: ${tokens.color.dangerText};
      --_button-line: ${tokens.color.dangerText};
    }

    .cr-button:where([data-size='sm']) {
      --_button-height: ${tokens.control.sm};
      --_button-pad: ${tokens.space.s3};
      --_button-rim: ${tokens.space.s1};
      --_button-radius: ${tokens.radius.sm};
      font-size: ${tokens.fontSize.sm};
    }
    .cr-button:where([data-size='lg']) {
      --_button-height: ${tokens.control.lg};
      --_button-pad: ${tokens.space.s5};
      font-size: ${tokens.fontSize.md};
    }
    .cr-button:where([data-full-width]) {
      inline-size: 100%;
    }

    .cr-button:where([data-variant='solid']) {
      background: ${fill};
      color: ${onFill};
      box-shadow: ${tokens.shadow.sm};
    }
    .cr-button:where([data-variant='soft']) {
      background: ${soft};
      color: ${text};
    }
    .cr-button:where([data-variant='outline']) {
      border-color: ${line};
      background: transparent;
      color: ${text};
    }
    .cr-button:where([data-variant='ghost']) {
      background: transparent;
      color: ${text};
    }

    @media (hover: hover) {
      .cr-button:where([data-variant='solid']):where(:hover) {
        background: ${fillHover};
      }
      .cr-button:where([data-variant='soft']):where(:hover) {
        background: color-mix(in oklab, ${soft} 90%, ${text});
      }
      .cr-button:where([data-variant='outline'], [data-variant='ghost']):where(:hover) {
        background: ${soft};
      }
    }
    .cr-button:where([data-variant='solid']):where(:active) {
      background: ${fillPress};
      box-shadow: none;
    }
    .cr-button:where([data-variant='soft'], [data-variant='outline'], [data-variant='ghost']):where(:active) {
      background: color-mix(in oklab, ${soft} 84%, ${text});
    }

    .cr-button:where([data-disabled]) {
      border-color: transparent;
      background: ${tokens.color.neutralSoft};
      color: ${tokens.color.textMuted};
      box-shadow: none;
      cursor: not-allowed;
    }
    .cr-button:where([data-disabled]):where([data-variant='ghost'], [data-variant='outline']) {
      background: transparent;
    }
    .cr-button:where([data-disabled][data-variant='outline']) {
      border-color: ${tokens.color.border};
    }
    .cr-button:where([data-loading]) {
      cursor: progress;
    }

    @media (forced-colors: active) {
      .cr-button {
        border-color: currentColor;
      }
      .cr-button:where([data-disabled]) {
        border-color: GrayText;
        color: GrayText;
      }
    }

    .cr-button > :where([data-content]) {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: ${tokens.space.s2};
      min-inline-size: 0;
    }
    .cr-button:where([data-loading]) > :where([data-content]) {
      opacity: 0;
    }
    .cr-button > :where([data-waiting]) {
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
    }
    .cr-button > svg,
    .cr-button > :where([data-content]) > svg {
      flex-shrink: 0;
      inline-size: 1.25em;
      block-size: 1.25em;
    }
    `}
  </style>
)

/** The class of a button's root, with the caller's after the kit's own. */
export const buttonClass = (className: string | undefined) => (className ? `cr-button ${className}` : 'cr-button')
