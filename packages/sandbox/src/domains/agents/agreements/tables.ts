import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import { openList } from './openList.ts'
import type { Agreement, AgreementEvent, AgentRebate, CarriedLoss, Salary } from './rows.ts'

/** Terms between agents, and what they paid. */
export const agreementTables = {
  agreements: rows<Agreement>({
    member: (row) => String(row.memberId),
    upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
    open: openList,
  }),
  agreementEvents: rows<AgreementEvent>({ agreement: (row) => row.agreementId }),
  salaries: rows<Salary>({
    member: (row) => String(row.memberId),
    upline: (row) => (row.uplineId === null ? null : String(row.uplineId)),
    due: (row) => (row.paidAt === null ? 'due' : null),
  }),
  carriedLosses: rows<CarriedLoss>(),
  agentRebates: rows<AgentRebate>({ member: (row) => String(row.memberId) }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof agreementTables> {}
}
