import { Refusal } from '../../../Refusal.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import type { AdmitRule } from '../../../wire/Call.ts'
import { twoFactorOn } from './security.ts'
import { refuseWithoutProof } from './stepUp.ts'

/** What works while the password has to be changed: the change itself, and the ways out. */
const WHILE_FORCED: ReadonlySet<string> = new Set([
  'security.changePassword',
  'session.firstLogin',
  'session.logout',
  'member.language',
])

/**
 * Refuses what changes something while the password has to be changed first, and what changes the protection of an
 * account, or pays out from one with a second step, for somebody who has not just proven to be its owner.
 */
export const admit: AdmitRule = (world, endpoint, { member, merchant, session }) => {
  if (!session || !member) return
  if (endpoint.effect !== 'read' && !WHILE_FORCED.has(endpoint.id)) {
    const expired = member.passwordExpired && moduleOn(world, merchant, 'PWDEXPFORCECHANGE3')
    if (member.firstTimeLogin || expired) throw new Refusal('password.change.required')
  }
  if (endpoint.stepUp === true || (endpoint.stepUp === 'withSecondStep' && twoFactorOn(world, member.id)))
    refuseWithoutProof(world, session, member)
}
