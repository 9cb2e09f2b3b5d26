import type { EndpointId } from '@croupier/api'
import type { Handler } from '../Call.ts'
import { gamesHandlers } from './games.ts'
import { memberHandlers } from './member.ts'
import { messagesHandlers } from './messages.ts'
import { recordsHandlers } from './records.ts'
import { sessionHandlers } from './session.ts'
import { systemHandlers } from './system.ts'
import { verificationHandlers } from './verification.ts'
import { walletHandlers } from './wallet.ts'

/** An answer for every endpoint of the contract. An endpoint without one does not compile. */
export const handlers: { readonly [Id in EndpointId]: Handler<Id> } = {
  ...systemHandlers,
  ...sessionHandlers,
  ...verificationHandlers,
  ...memberHandlers,
  ...walletHandlers,
  ...gamesHandlers,
  ...messagesHandlers,
  ...recordsHandlers,
}
