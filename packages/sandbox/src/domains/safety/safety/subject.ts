import { followTraits } from './exclusions.ts'
import { subject } from '../../../Subject.ts'
import { admitAtGate } from './gate.ts'
import { safetyPanel } from './panel.ts'
import { safetyRefusals } from './refusals.ts'
import { safetyFigures, safetyTables } from './tables.ts'
import { safetyHandlers } from './calls.ts'
import { noteLimitUse } from './notices.ts'
import { notePlay } from './gamingSession.ts'
import { safetySeed } from './seed.ts'

/** Limits, breaks, self-exclusion and reality checks. */
export const safety = subject({
  ports: { followTraits },
  tables: safetyTables,
  figures: safetyFigures,
  admit: admitAtGate,
  calls: safetyHandlers,
  refusals: safetyRefusals,
  posted(context, transaction) {
    notePlay(context, transaction)
    noteLimitUse(context, transaction)
  },
  panel: safetyPanel,
  seed: safetySeed,
})
