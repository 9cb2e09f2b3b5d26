import { subject } from '../../../Subject.ts'
import { admit } from './admit.ts'
import { securityPanel } from './panel.ts'
import { securityRefusals } from './refusals.ts'
import { securityTables } from './tables.ts'
import { securityHandlers } from './securityCalls.ts'
import { sessionHandlers } from './sessionCalls.ts'
import { verifyHandlers } from './verifyCalls.ts'
import { securitySeed } from './seed.ts'

/** Signing up and in: passwords, second factors, logins. */
export const security = subject({
  tables: securityTables,
  admit,
  calls: { ...securityHandlers, ...sessionHandlers, ...verifyHandlers },
  refusals: securityRefusals,
  panel: securityPanel,
  seed: securitySeed,
})
