import type { FaultError } from '../schema/formResolver.ts'
import type { Message } from '../text/message.ts'
import type { Rejection } from './rejection.ts'

/** A message of the platform as the error of a field, with the reference of the failed request, if any. */
export const asFault = (message: Message, reference?: string): FaultError => ({
  type: 'server',
  ...('text' in message
    ? { message: message.text, fromServer: true }
    : { message: message.key, ...(message.values ? { values: message.values } : {}) }),
  ...(reference === undefined ? {} : { reference }),
})

/** A refused request for a code as the error of a field: its message, or that of its first field. */
export const rejectionAsFault = ({ message, fields = {}, reference }: Rejection): FaultError =>
  asFault(message ?? Object.values(fields)[0] ?? { key: 'unknown_error' }, reference)
