import { subject } from '../../../Subject.ts'
import { consentHandlers } from './calls.ts'
import { marketingPanel } from './panel.ts'

/** Consent to the terms and to advertising; no advertising is sent during a break. */
export const marketing = subject({ calls: consentHandlers, panel: marketingPanel })
