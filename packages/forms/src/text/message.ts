import type { MessageKey, MessageValues } from '@croupier/locales'

/**
 * A text to show: a message key with its values, translated where it is shown, or a text that the platform wrote in the
 * user's language. Platform texts are shown as plain text, never as HTML.
 */
export type Message = { readonly key: MessageKey; readonly values?: MessageValues } | { readonly text: string }

/** Returns the text of a message key in the current language, with its values filled in. */
export type TextPort = (key: MessageKey, values?: MessageValues) => string
