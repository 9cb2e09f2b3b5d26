import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { TrustedContact, TrustedLetter } from './rows.ts'

/** Trusted contacts, and the emails to them. */
export const trustedTables = {
  trustedContacts: rows<TrustedContact>({ code: (row) => row.code }, { secrets: ['code'] }),
  trustedLetters: rows<TrustedLetter>(
    { member: (row) => String(row.memberId) },
    { at: (row) => row.at, secrets: ['code'] },
  ),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof trustedTables> {}
}
