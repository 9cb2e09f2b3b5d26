import type { ChatTexts } from '@croupier/ui'
import { useText } from './useText.ts'

/** The texts of a conversation in the person's language; `empty` is shown while it has no messages. */
export function useChatTexts(empty: string): ChatTexts {
  const text = useText()
  return {
    empty,
    newest: text('service_thread.newest'),
    notSent: text('service_thread.not_sent'),
    sending: text('form.sending'),
    write: text('service_thread.write'),
    send: text('service_thread.send'),
  }
}
