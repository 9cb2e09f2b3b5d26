/** Values that fill the places of a message: bounds, counts, names. */
export type MessageValues = Readonly<Record<string, string | number>>

/**
 * One thing to say: either a message key with its values, translated where it is shown, or a text that the server
 * wrote in the person's language. Server texts are shown as plain text, never as HTML.
 */
export type Message = { readonly key: string; readonly values?: MessageValues } | { readonly text: string }

/**
 * The one way a form gets words: the text of a message key in the current language.
 *
 * The kit never holds texts of its own; the keys it asks for are listed in `formTextKeys`.
 */
export type TextPort = (key: string, values?: MessageValues) => string
