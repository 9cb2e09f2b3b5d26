import { rows, type TablesOf } from '../../../core/state/definitions.ts'
import type { LinkMember, RebateRates, RegisterLink } from './rows.ts'

/** Rebate rates and registration links of agents. */
export const teamTables = {
  rebateRates: rows<RebateRates>(),
  registerLinks: rows<RegisterLink>({
    agent: (row) => String(row.agentId),
    code: (row) => `${row.merchant}/${row.code}`,
  }),
  linkMembers: rows<LinkMember>({ link: (row) => row.linkId }),
}

declare module '../../../Context.ts' {
  interface Tables extends TablesOf<typeof teamTables> {}
}
