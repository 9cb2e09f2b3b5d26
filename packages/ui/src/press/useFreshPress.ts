import { useRef, type KeyboardEvent } from 'react'
import { activates, isComposing } from './freshPress.ts'

/** Handlers for the element that surrounds the controls. */
export interface FreshPressHandlers {
  /** Drops repeats and compositions. */
  readonly onKeyDownCapture: (event: KeyboardEvent) => void
  /** Drops the release of a space bar that was pressed elsewhere. */
  readonly onKeyUpCapture: (event: KeyboardEvent) => void
}

/**
 * Lets the controls within an element be activated only by a key press that began there: for everything that answers,
 * sends or confirms.
 *
 * A key that is held down repeats. The Enter that opens a question would otherwise answer it before anybody has read
 * it, and the Enter that was refused would be sent again, thirty times a second. The Enter that confirms the
 * composition of an input method is not a press either.
 *
 * Spread the result on the root of a dialog, a menu or a form. Typing is left alone.
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
