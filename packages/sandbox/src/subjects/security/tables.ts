import { history, memory } from '../../core/state/definitions.ts'
import type { LoginRecord, LoginTicket, Security } from './rows.ts'

/** Passwords and second factors, logins, and logins that wait for their second step. */
export const securityTables = {
  securities: memory<Security>({}, ['paymentSalt', 'paymentHash', 'authenticator', 'recoveryHashes']),
  logins: history<LoginRecord>({ indexes: { member: (row) => String(row.memberId) }, at: (row) => row.at }),
  loginTickets: memory<LoginTicket>({}, 'rows'),
}
