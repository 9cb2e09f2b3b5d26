import type { ChangeEvent, CompositionEvent } from 'react'
import { typeInto } from './typeInto.ts'

/** The tidied text, and the position of the caret in it. */
export interface TidyText {
  readonly text: string
  readonly caret: number
}

/** Normalises typed text with the caret at `caret`. Idempotent. */
export type Tidy = (text: string, caret: number) => TidyText

interface Handlers {
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
  onCompositionEnd?: ((event: CompositionEvent<HTMLInputElement>) => void) | undefined
}

const tidied = (input: HTMLInputElement, tidy: Tidy) => tidy(input.value, input.selectionStart ?? input.value.length)

const composes = (event: Event) => event instanceof InputEvent && event.isComposing

/**
 * Handlers for a native input that tidy typed text before `onChange` runs and keep the caret where the user left it.
 *
 * Text is left alone while an input method composes a character: changing it would break the composition.
 * It is tidied when the composition ends.
 */
export const useTidyTyping = (tidy: Tidy, { onChange, onCompositionEnd }: Handlers) => ({
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    if (!composes(event.nativeEvent)) {
      const { text, caret } = tidied(input, tidy)
      if (text !== input.value) {
        input.value = text
        input.setSelectionRange(caret, caret)
      }
    }
    onChange?.(event)
  },
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
    onCompositionEnd?.(event)
    const input = event.currentTarget
    const { text, caret } = tidied(input, tidy)
    if (text === input.value) return
    typeInto(input, text)
    input.setSelectionRange(caret, caret)
  },
})
