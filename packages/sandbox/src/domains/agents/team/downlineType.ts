import { Refusal } from '../../../Refusal.ts'
import type { MemberType } from '../../identity/members/rows.ts'

/** Account types an agent may give to a downline: a member, or an agent of the usual downline type. */
export const DOWNLINE_TYPES: readonly MemberType[] = [0, 2]

/** An account type an agent may give. */
export function readType(type: number): MemberType {
  const known = DOWNLINE_TYPES.find((one) => one === type)
  if (known === undefined) throw new Refusal('team.type.invalid', { value: { field: 'type' } })
  return known
}
