import { subject } from '../../../Subject.ts'
import { verificationPanel } from './panel.ts'
import { verificationRefusals } from './refusals.ts'
import { verificationTables } from './tables.ts'
import { verificationHandlers } from '../../access/security/codeCalls.ts'
import { sliderHandlers } from './sliderCalls.ts'

/** Proofs of a person or a phone: captcha, slider, SMS codes. */
export const verification = subject({
  tables: verificationTables,
  calls: { ...verificationHandlers, ...sliderHandlers },
  refusals: verificationRefusals,
  panel: verificationPanel,
})
