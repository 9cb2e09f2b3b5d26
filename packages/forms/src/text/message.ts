import type { FormTextKey } from './formTextKeys.ts'

/** Values that fill the places of a message: bounds, counts, names. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * A text to show: a message key with its values, translated where it is shown, or a text that the server wrote in the
 * person's language. The key may be any of the app's own texts. Server texts are shown as plain text, never as HTML.
 */
export type Message = { readonly key: string; readonly values?: MessageValues } | { readonly text: string }

/**
 * The text of a message key in the current language. The kit holds no texts: the keys that it asks for are listed in
 * `formTextKeys`.
 */
export type TextPort = (key: FormTextKey, values?: MessageValues) => string
