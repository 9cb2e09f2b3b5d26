import { subject } from '../../../Subject.ts'
import { admit } from './admit.ts'
import { securityPanel } from './panel.ts'
import { securityRefusals } from './refusals.ts'
import { securityTables } from './tables.ts'
import { accountHandlers } from './accountCalls.ts'
import { smsHandlers } from './smsCalls.ts'
import { memberHandlers } from './memberCalls.ts'
import { securityHandlers } from './securityCalls.ts'
import { sessionHandlers } from './sessionCalls.ts'
import { verificationHandlers } from './verificationCalls.ts'
import { securitySeed } from './seed.ts'

/** Registration and login: passwords, second factors, logins. */
export const security = subject({
  ports: {
    emailIsProven: (context, memberId) => context.tables.securities.get(String(memberId))?.emailVerified ?? false,
  },
  tables: securityTables,
  admit,
  calls: {
    ...accountHandlers,
    ...smsHandlers,
    ...memberHandlers,
    ...securityHandlers,
    ...sessionHandlers,
    ...verificationHandlers,
  },
  refusals: securityRefusals,
  panel: securityPanel,
  seed: securitySeed,
})
