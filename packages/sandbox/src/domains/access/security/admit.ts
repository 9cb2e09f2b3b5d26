import { Refusal } from '../../../Refusal.ts'
import { moduleOn } from '../../merchants/merchants/rules.ts'
import type { AdmitRule } from '../../../wire/Call.ts'
import { twoFactorOn } from './security.ts'
import { refuseWithoutProof } from './stepUp.ts'

/** Calls allowed while the password must be changed: the change itself, and logging out or recovering. */
const WHILE_FORCED: ReadonlySet<string> = new Set([
  'security.changePassword',
  'session.firstLogin',
  'session.logout',
  'member.language',
])

/**
 * Refuses changes while the member must change the password first. Also refuses changes to an account's
 * protection, and payouts from an account with a second step, without a recent proof of ownership.
 */
export const admit: AdmitRule = (context, endpoint, { member, merchant, session }) => {
  if (!session || !member) return
  if (endpoint.effect !== 'read' && !WHILE_FORCED.has(endpoint.id)) {
    const expired = member.passwordExpired && moduleOn(context, merchant, 'PWDEXPFORCECHANGE3')
    if (member.firstTimeLogin || expired) throw new Refusal('password.change.required')
  }
  if (endpoint.stepUp === true || (endpoint.stepUp === 'withSecondStep' && twoFactorOn(context, member.id)))
    refuseWithoutProof(context, session, member)
}
