import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { ChatLine, ChatMark } from './rows.ts'

/** Lines of the chat rooms, and how far each member has read. */
export const chatTables = {
  chatLines: rows<ChatLine>({ room: (row) => `${row.merchant}/${row.room}` }),
  chatMarks: rows<ChatMark>(),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof chatTables> {}
}
