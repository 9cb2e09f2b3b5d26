import { SafetyBreaks } from './SafetyBreaks.tsx'
import { SafetyConsent } from './SafetyConsent.tsx'
import { SafetyHistory } from './SafetyHistory.tsx'
import { SafetyLimits } from './SafetyLimits.tsx'
import { SafetyTrusted } from './SafetyTrusted.tsx'

/** The parts of the safety page only for members. Renders five `<section>`. */
export const SafetyMember = () => (
  <>
    <SafetyLimits />
    <SafetyBreaks />
    <SafetyTrusted />
    <SafetyHistory />
    <SafetyConsent />
  </>
)
