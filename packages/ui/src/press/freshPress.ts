import type { KeyboardEvent, KeyboardEventHandler } from 'react'

/**
 * Whether a key event belongs to an input method that composes text. Safari reports the Enter that confirms a
 * composition after its end, recognizable only by key code 229.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

/** Whether a `keydown` is a new press: not the repeat of a held key, and not part of a composition. */
export const isFreshPress = (event: KeyboardEvent): boolean => !event.nativeEvent.repeat && !isComposing(event)

/** Takes text, so keys type into it instead of activating it. */
const typesEnter = 'textarea, [contenteditable]'
const typesSpace = `input:not([type='checkbox'], [type='radio'], [type='file'], [type='range']), ${typesEnter}`

/** Whether the key of this event activates its target, as Enter and the space bar activate a button. */
export const activates = (event: KeyboardEvent): boolean =>
  event.target instanceof Element &&
  ((event.key === 'Enter' && !event.target.closest(typesEnter)) ||
    (event.key === ' ' && !event.target.closest(typesSpace)))

/** A `keydown` handler that keeps a held key from pressing a native button repeatedly. */
export const ignoreRepeats = (event: KeyboardEvent): void => {
  if (event.nativeEvent.repeat && activates(event)) event.preventDefault()
}

/** `ignoreRepeats` in front of a caller's own `keydown` handler. */
export const withoutRepeats =
  <Pressed extends Element>(onKeyDown: KeyboardEventHandler<Pressed> | undefined): KeyboardEventHandler<Pressed> =>
  (event) => {
    ignoreRepeats(event)
    onKeyDown?.(event)
  }
