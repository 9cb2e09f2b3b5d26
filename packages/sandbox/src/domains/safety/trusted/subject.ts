import { subject } from '../../../Subject.ts'
import { trustedHandlers } from './calls.ts'
import { trustedRefusals } from './refusals.ts'
import { trustedTables } from './tables.ts'
import { tellChange, tellLimits } from './trusted.ts'

/** Trusted contacts: people named by members, who receive the messages that the members chose. */
export const trusted = subject({
  tables: trustedTables,
  calls: trustedHandlers,
  refusals: trustedRefusals,
  ports: { safetyChanged: tellChange },
  posted: tellLimits,
  panel: {
    reads: {
      trustedLetters: ({ context }) =>
        [...context.tables.trustedLetters.all()].map(({ memberId, email, about, code, at }) => ({
          account: context.tables.members.get(String(memberId))?.account ?? '',
          email,
          about,
          code,
          at,
        })),
    },
  },
})
