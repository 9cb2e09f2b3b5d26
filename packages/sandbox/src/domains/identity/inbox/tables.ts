import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { Feedback, MemberMessage } from './rows.ts'

/** Messages to members, and feedback from them. */
export const inboxTables = {
  messages: rows<MemberMessage>(
    { member: (row) => String(row.memberId), unread: (row) => (row.read ? null : String(row.memberId)) },
    { at: (row) => row.at },
  ),
  feedbacks: rows<Feedback>(),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof inboxTables> {}
}
