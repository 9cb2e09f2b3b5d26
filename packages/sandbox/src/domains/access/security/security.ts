import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { randomText } from '../../../core/random/random.ts'
import type { Context } from '../../../Context.ts'
import type { Security } from './rows.ts'
import { acceptedStep, totpSecret } from './totp.ts'

/** How long an enrolment waits for its first code. */
export const ENROL_MS = 10 * MINUTE
const RECOVERY_CODES = 8
/** Without letters and digits that are easily confused. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Protection of a member's account besides the login password. */
export function securityOf(context: Pick<Context, 'tables'>, memberId: number): Security {
  return (
    context.tables.securities.get(String(memberId)) ?? {
      memberId,
      paymentHash: '',
      authenticator: null,
      recoveryHashes: [],
      passwordChangedAt: null,
      emailVerified: false,
      coolingUntil: null,
      hadPayoutAccount: false,
      addresses: [],
      devices: [],
      foreignAddress: false,
    }
  )
}

/** Changes parts of it. */
export function changeSecurity(context: Context, memberId: number, change: Partial<Security>): Security {
  const changed = { ...securityOf(context, memberId), ...change }
  context.tables.securities.put(String(memberId), changed)
  return changed
}

/** Whether login asks for the authenticator. */
export function twoFactorOn(context: Pick<Context, 'tables'>, memberId: number): boolean {
  return typeof securityOf(context, memberId).authenticator?.confirmedAt === 'number'
}

/** Begins an enrolment; drops an earlier one that was never confirmed. */
export function enrolAuthenticator(context: Context, member: Member): string {
  if (twoFactorOn(context, member.id)) throw new Refusal('twofactor.on')
  const secret = totpSecret(context.random)
  const authenticator = {
    secret: context.vault.seal(secret),
    startedAt: context.clock.now(),
    confirmedAt: null,
    usedStep: -1,
  }
  changeSecurity(context, member.id, { authenticator })
  return secret
}

/**
 * Switches the second step on with the authenticator's first code. Returns the recovery codes, of which the account
 * keeps only fingerprints.
 */
export function confirmAuthenticator(context: Context, member: Member, typed: string): string[] {
  const { authenticator } = securityOf(context, member.id)
  const now = context.clock.now()
  if (authenticator && authenticator.confirmedAt !== null) throw new Refusal('twofactor.on')
  if (!authenticator || now - authenticator.startedAt >= ENROL_MS) throw new Refusal('twofactor.not.started')
  const step = acceptedStep(context.vault.open(authenticator.secret), typed, now, authenticator.usedStep)
  if (step === null) throw new Refusal('twofactor.code.invalid')
  const codes = drawRecoveryCodes(context)
  changeSecurity(context, member.id, {
    authenticator: { ...authenticator, confirmedAt: now, usedStep: step },
    recoveryHashes: codes.map((code) => recoveryMark(context, member.id, code)),
  })
  return codes
}

/** Uses up a code of the authenticator. False when the code is wrong or was used before. */
export function takeAuthenticatorCode(context: Context, memberId: number, typed: string): boolean {
  const { authenticator } = securityOf(context, memberId)
  if (!authenticator || authenticator.confirmedAt === null) return false
  const step = acceptedStep(
    context.vault.open(authenticator.secret),
    typed,
    context.clock.now(),
    authenticator.usedStep,
  )
  if (step === null) return false
  changeSecurity(context, memberId, { authenticator: { ...authenticator, usedStep: step } })
  return true
}

/** Stored form of a recovery code. */
export const recoveryMark = (context: Pick<Context, 'vault'>, memberId: number, code: string): string =>
  context.vault.fingerprint(`recovery ${memberId} ${code}`)

/** Uses up a recovery code. False when it is unknown. */
export function takeRecoveryCode(context: Context, memberId: number, typed: string): boolean {
  const { recoveryHashes } = securityOf(context, memberId)
  const hash = recoveryMark(context, memberId, typed.trim().toLowerCase())
  if (!recoveryHashes.includes(hash)) return false
  changeSecurity(context, memberId, { recoveryHashes: recoveryHashes.filter((one) => one !== hash) })
  return true
}

/** Returns new recovery codes and invalidates the old ones. */
export function renewRecoveryCodes(context: Context, member: Member): string[] {
  if (!twoFactorOn(context, member.id)) throw new Refusal('twofactor.off')
  const codes = drawRecoveryCodes(context)
  changeSecurity(context, member.id, { recoveryHashes: codes.map((code) => recoveryMark(context, member.id, code)) })
  return codes
}

const drawRecoveryCodes = (context: Context): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const part = () => randomText(context.random, RECOVERY_LETTERS, 4)
    return `${part()}-${part()}`
  })

/** Switches the second step off. The caller must have just proven to have it. */
export function disableAuthenticator(context: Context, member: Member): void {
  if (!twoFactorOn(context, member.id)) throw new Refusal('twofactor.off')
  changeSecurity(context, member.id, { authenticator: null, recoveryHashes: [] })
}
