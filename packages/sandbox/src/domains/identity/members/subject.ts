import { subject } from '../../../Subject.ts'
import { memberPanel } from './panel.ts'
import { memberRefusals } from './refusals.ts'
import { memberTables } from './tables.ts'
import { accountHandlers } from '../../access/security/accountCalls.ts'
import { consentHandlers } from '../../safety/marketing/calls.ts'
import { deviceHandlers } from './deviceCalls.ts'
import { memberHandlers } from '../../access/security/memberCalls.ts'
import { profileHandlers } from './profileCalls.ts'
import { memberSeed } from './seed.ts'

/** People, their sessions, details and consent. */
export const members = subject({
  tables: memberTables,
  calls: { ...accountHandlers, ...consentHandlers, ...deviceHandlers, ...memberHandlers, ...profileHandlers },
  refusals: memberRefusals,
  panel: memberPanel,
  seed: memberSeed,
})
