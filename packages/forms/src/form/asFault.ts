import type { FaultError } from '../schema/formResolver.ts'
import type { Message } from '../text/message.ts'

/** What the platform said, as the error of a field. */
export const asFault = (message: Message): FaultError =>
  'text' in message
    ? { type: 'server', message: message.text, fromServer: true }
    : { type: 'server', message: message.key, ...(message.values ? { values: message.values } : {}) }
