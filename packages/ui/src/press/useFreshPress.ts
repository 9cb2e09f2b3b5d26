import { useRef, type KeyboardEvent } from 'react'
import { activates, isComposing } from './freshPress.ts'

/** Handlers for the element that surrounds the controls. */
export interface FreshPressHandlers {
  /** Drops repeats and compositions. */
  readonly onKeyDownCapture: (event: KeyboardEvent) => void
  /** Ignores the release of a space bar that was pressed elsewhere. */
  readonly onKeyUpCapture: (event: KeyboardEvent) => void
}

/**
 * Activates the controls within an element only by a key press that began there: for everything that answers, sends or
 * confirms.
 *
 * A key that is held down repeats. Otherwise the Enter that opens a question would answer it before it can be read, and
 * a refused Enter would be sent again thirty times a second. The Enter that confirms the composition of an input method
 * is not a press either.
 *
 * Spread the result on the root of a dialog, a menu or a form. Typing is unaffected.
 */
export const useFreshPress = (): FreshPressHandlers => {
  const spaceBegan = useRef(false)
  return {
    onKeyDownCapture: (event) => {
      if (!activates(event)) return
      if (isComposing(event)) event.stopPropagation()
      else if (event.nativeEvent.repeat) {
        event.preventDefault()
        event.stopPropagation()
      } else if (event.key === ' ') spaceBegan.current = true
    },
    // The space bar activates when it is released.
    onKeyUpCapture: (event) => {
      if (event.key !== ' ' || !activates(event)) return
      if (!spaceBegan.current) {
        event.preventDefault()
        event.stopPropagation()
      }
      spaceBegan.current = false
    },
  }
}
