import { memory } from '../../core/state/definitions.ts'
import type { LinkMember, RebateRates, RegisterLink } from './rows.ts'

/** Rebate rates and registration links of agents. */
export const teamTables = {
  rebateRates: memory<RebateRates>(),
  registerLinks: memory<RegisterLink>({
    agent: (row) => String(row.agentId),
    code: (row) => `${row.merchant}/${row.code}`,
  }),
  linkMembers: memory<LinkMember>({ link: (row) => row.linkId }),
}
