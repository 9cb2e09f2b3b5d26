import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import { plainText } from './plainText.ts'
import type { IdentityCheck, Member, PictureUpload, Session } from './rows.ts'

/** People, their sessions and identity checks. */
export const memberTables = {
  members: rows<Member>(
    {
      account: (row) => `${row.merchant}/${row.account.toLowerCase()}`,
      email: (row) => (row.email ? `${row.merchant}/${row.email.toLowerCase()}` : null),
      mobile: (row) => (row.mobile ? `${row.merchant}/${row.mobile}` : null),
      affiliateCode: (row) => (row.affiliateCode ? `${row.merchant}/${row.affiliateCode.toUpperCase()}` : null),
      document: (row) => (row.verified && row.profile['idNumber'] ? plainText(row.profile['idNumber']) : null),
      upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
    },
    { secrets: ['passwordHash'] },
  ),
  sessions: rows<Session>({ member: (row) => String(row.memberId) }, { at: (row) => row.createdAt, secrets: 'rows' }),
  identityChecks: rows<IdentityCheck>({
    document: (row) => (row.status === 'approved' ? plainText(row.documentNumber) : null),
  }),
  pictureUploads: rows<PictureUpload>({ member: (row) => String(row.memberId) }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof memberTables> {}
}
