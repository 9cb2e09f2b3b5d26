import { latinDigits } from './digits/index.ts'
import { mapWords, type Message } from './message.ts'

/**
 * A text with its fixed numbers ('২৪ ঘণ্টা') in 0-9, for readers who prefer Latin digits everywhere. Numbers
 * passed as arguments follow the formatter's locale instead: see `formattingLocale`.
 */
export const withLatinDigits = (text: Message): Message =>
  typeof text === 'string' ? latinDigits(text) : mapWords(text, latinDigits)
