import { SafetyBreaks } from './SafetyBreaks.tsx'
import { SafetyConsent } from './SafetyConsent.tsx'
import { SafetyHistory } from './SafetyHistory.tsx'
import { SafetyLimits } from './SafetyLimits.tsx'

/** The parts of the safety page that a member alone has. Renders four `<section>`. */
export const SafetyMember = () => (
  <>
    <SafetyLimits />
    <SafetyBreaks />
    <SafetyHistory />
    <SafetyConsent />
  </>
)
