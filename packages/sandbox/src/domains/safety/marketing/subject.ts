import { subject } from '../../../Subject.ts'
import { consentHandlers } from './calls.ts'
import { marketingPanel } from './panel.ts'

/** Consent to the terms and to advertising, which no break is crossed by. */
export const marketing = subject({ calls: consentHandlers, panel: marketingPanel })
