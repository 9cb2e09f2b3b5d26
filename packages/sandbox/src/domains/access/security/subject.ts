import { subject } from '../../../Subject.ts'
import { admit } from './admit.ts'
import { securityPanel } from './panel.ts'
import { securityRefusals } from './refusals.ts'
import { securityTables } from './tables.ts'
import { accountHandlers } from './accountCalls.ts'
import { codeHandlers } from './codeCalls.ts'
import { memberHandlers } from './memberCalls.ts'
import { securityHandlers } from './securityCalls.ts'
import { sessionHandlers } from './sessionCalls.ts'
import { verifyHandlers } from './verifyCalls.ts'
import { securitySeed } from './seed.ts'

/** Signing up and in: passwords, second factors, logins. */
export const security = subject({
  ports: {
    emailIsProven: (world, memberId) => world.tables.securities.get(String(memberId))?.emailVerified ?? false,
  },
  tables: securityTables,
  admit,
  calls: {
    ...accountHandlers,
    ...codeHandlers,
    ...memberHandlers,
    ...securityHandlers,
    ...sessionHandlers,
    ...verifyHandlers,
  },
  refusals: securityRefusals,
  panel: securityPanel,
  seed: securitySeed,
})
