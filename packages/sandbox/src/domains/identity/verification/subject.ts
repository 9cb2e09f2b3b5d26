import { subject } from '../../../Subject.ts'
import { verificationPanel } from './panel.ts'
import { verificationRefusals } from './refusals.ts'
import { verificationTables } from './tables.ts'
import { captchaHandlers } from './captchaCalls.ts'
import { sliderHandlers } from './sliderCalls.ts'

/** Proof of a person or a phone: captcha, slider, SMS codes. */
export const verification = subject({
  tables: verificationTables,
  calls: { ...captchaHandlers, ...sliderHandlers },
  refusals: verificationRefusals,
  panel: verificationPanel,
})
