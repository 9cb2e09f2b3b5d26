import { Refusal } from '../../../Refusal.ts'
import { merchantOf } from '../../merchants/merchants/rules.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import { limitsOf } from './limits.ts'

/** What a market requires of a member before money and play. */
interface OpenDuties {
  /** The declaration is missing. */
  readonly declaration: boolean
  /** A deposit limit, or the explicit choice of none, is missing. */
  readonly limit: boolean
}

/** Account type of demo accounts: their money is not real, so no limit is required. */
const TRIAL = 4

/** Whether the member chose a deposit limit, or chose to have none. */
function hasChosenLimits(context: Pick<Context, 'tables'>, memberId: number): boolean {
  const reviewedAt = context.tables.safetyChoices.get(String(memberId))?.reviewedAt ?? null
  return reviewedAt !== null || limitsOf(context, memberId).some(({ kind }) => kind === 'deposit')
}

/** Whether a limit must be chosen before money and play. */
export const limitsFirst = (context: Pick<Context, 'tables'>, { duties }: Merchant, member: Member): boolean =>
  duties.limitsBeforePlay === true && member.type !== TRIAL && !hasChosenLimits(context, member.id)

/**
 * Whether the member still has to make the declaration: once where groups are barred, after each login where
 * the market requires that.
 */
export function declarationDue(context: Pick<Context, 'tables'>, { duties }: Merchant, member: Member): boolean {
  if (member.type === TRIAL || !(duties.signInDeclaration || duties.barred)) return false
  const declaredAt = context.tables.safetyChoices.get(String(member.id))?.declaredAt ?? null
  if (declaredAt === null) return true
  return duties.signInDeclaration === true && declaredAt < lastSignIn(context, member.id)
}

/**
 * Refuses money and play until the market's requirements are met. A once-only declaration is requested on
 * screen and blocks nothing; a declaration at each login does.
 */
export function refuseBeforeDuties(
  context: Context,
  member: Member,
  code: 'deposit.first.steps' | 'safety.first.steps',
): void {
  const merchant = merchantOf(context, member.merchant)
  if (!merchant) throw new Error(`no merchant ${member.merchant}`)
  const open: OpenDuties = {
    declaration: merchant.duties.signInDeclaration === true && declarationDue(context, merchant, member),
    limit: limitsFirst(context, merchant, member),
  }
  if (open.declaration || open.limit) throw new Refusal(code, { value: { protection: false, ...open } })
}

function lastSignIn(context: Pick<Context, 'tables'>, memberId: number): number {
  return Math.max(0, ...context.tables.sessions.by('member', String(memberId)).map(({ createdAt }) => createdAt))
}
