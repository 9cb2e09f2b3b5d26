import { history, memory } from '../../core/state/definitions.ts'
import type { Attempts, Letter, LinkedIdentity, LoginRecord, LoginTicket, Security } from './rows.ts'

/** Passwords and second factors, logins, what was tried too often, letters, and logins that wait for their second step. */
export const securityTables = {
  securities: memory<Security>({}, ['paymentHash', 'authenticator', 'recoveryHashes']),
  logins: history<LoginRecord>({ indexes: { member: (row) => String(row.memberId) }, at: (row) => row.at }),
  attempts: memory<Attempts>({}, 'rows'),
  linkedIdentities: memory<LinkedIdentity>({ member: (row) => String(row.memberId) }),
  letters: memory<Letter>({}, 'rows'),
  loginTickets: memory<LoginTicket>({}, 'rows'),
}
