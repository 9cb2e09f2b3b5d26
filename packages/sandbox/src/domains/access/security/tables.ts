import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Letter, LinkedIdentity, LoginRecord, LoginTicket, Security } from './rows.ts'

/** Passwords and second factors, logins, sent messages, and logins that wait for their second step. */
export const securityTables = {
  securities: rows<Security>({}, { secrets: ['paymentHash', 'authenticator', 'recoveryHashes'] }),
  logins: rows<LoginRecord>({ member: (row) => String(row.memberId) }, { at: (row) => row.at }),
  linkedIdentities: rows<LinkedIdentity>({ member: (row) => String(row.memberId) }),
  letters: rows<Letter>({}, { secrets: 'rows' }),
  loginTickets: rows<LoginTicket>({}, { secrets: 'rows' }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof securityTables> {}
}
