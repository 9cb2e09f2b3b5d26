import { rows } from '../../../core/state/definitions.ts'
import type { Attempts, Letter, LinkedIdentity, LoginRecord, LoginTicket, Security } from './rows.ts'

/** Passwords and second factors, logins, what was tried too often, letters, and logins that wait for their second step. */
export const securityTables = {
  securities: rows<Security>({}, { secrets: ['paymentHash', 'authenticator', 'recoveryHashes'] }),
  logins: rows<LoginRecord>({ member: (row) => String(row.memberId) }, { at: (row) => row.at }),
  attempts: rows<Attempts>({}, { secrets: 'rows' }),
  linkedIdentities: rows<LinkedIdentity>({ member: (row) => String(row.memberId) }),
  letters: rows<Letter>({}, { secrets: 'rows' }),
  loginTickets: rows<LoginTicket>({}, { secrets: 'rows' }),
}
