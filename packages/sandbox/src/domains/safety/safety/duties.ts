import { Refusal } from '../../../Refusal.ts'
import { merchantOf } from '../../merchants/merchants/rules.ts'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { World } from '../../../World.ts'
import { limitsOf } from './limits.ts'

/** What a market asks of a member before money and play. */
interface OpenDuties {
  /** The declaration has to be made. */
  readonly declaration: boolean
  /** A deposit limit, or expressly none, has to be chosen. */
  readonly limit: boolean
}

/** Account type of demo accounts: their money is not real, so no limit is asked for. */
const TRIAL = 4

/** Whether the member chose a deposit limit, or said that there should be none. */
function hasChosenLimits(world: Pick<World, 'tables'>, memberId: number): boolean {
  const reviewedAt = world.tables.safetyChoices.get(String(memberId))?.reviewedAt ?? null
  return reviewedAt !== null || limitsOf(world, memberId).some(({ kind }) => kind === 'deposit')
}

/** Whether a limit has to be chosen before money and play. */
export const limitsFirst = (world: Pick<World, 'tables'>, { duties }: Merchant, member: Member): boolean =>
  duties.limitsBeforePlay === true && member.type !== TRIAL && !hasChosenLimits(world, member.id)

/**
 * Whether the member still has to declare to be allowed to play: once where groups are barred, after each sign-in where
 * the market asks for that.
 */
export function declarationDue(world: Pick<World, 'tables'>, { duties }: Merchant, member: Member): boolean {
  if (member.type === TRIAL || !(duties.signInDeclaration || duties.barred)) return false
  const declaredAt = world.tables.safetyChoices.get(String(member.id))?.declaredAt ?? null
  if (declaredAt === null) return true
  return duties.signInDeclaration === true && declaredAt < lastSignIn(world, member.id)
}

/**
 * Refuses money and play before what the market asks for first. A declaration that is asked for once only is asked for on
 * screen and refuses nothing; one at each sign-in does.
 */
export function refuseBeforeDuties(
  world: World,
  member: Member,
  code: 'deposit.first.steps' | 'safety.first.steps',
): void {
  const merchant = merchantOf(world, member.merchant)
  if (!merchant) throw new Error(`no merchant ${member.merchant}`)
  const open: OpenDuties = {
    declaration: merchant.duties.signInDeclaration === true && declarationDue(world, merchant, member),
    limit: limitsFirst(world, merchant, member),
  }
  if (open.declaration || open.limit) throw new Refusal(code, { value: { protection: false, ...open } })
}

function lastSignIn(world: Pick<World, 'tables'>, memberId: number): number {
  return Math.max(0, ...world.tables.sessions.by('member', String(memberId)).map(({ createdAt }) => createdAt))
}
