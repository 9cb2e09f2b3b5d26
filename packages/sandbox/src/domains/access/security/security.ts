import { MINUTE } from '@croupier/locales/calendar'
import { Refusal } from '../../../Refusal.ts'
import type { Member } from '../../identity/members/rows.ts'
import { randomText } from '../../../core/random/random.ts'
import type { World } from '../../../World.ts'
import type { Security } from './rows.ts'
import { acceptedStep, totpSecret } from './totp.ts'

/** An enrolment waits this long for its first code. */
export const ENROL_MS = 10 * MINUTE
const RECOVERY_CODES = 8
/** Without letters and digits that are mistaken for each other. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Protection of a member's account besides the login password. */
export function securityOf(world: Pick<World, 'tables'>, memberId: number): Security {
  return (
    world.tables.securities.get(String(memberId)) ?? {
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

/** Changes some of it. */
export function changeSecurity(world: World, memberId: number, change: Partial<Security>): Security {
  const changed = { ...securityOf(world, memberId), ...change }
  world.tables.securities.put(String(memberId), changed)
  return changed
}

/** Whether sign-in asks for the authenticator. */
export function twoFactorOn(world: Pick<World, 'tables'>, memberId: number): boolean {
  return typeof securityOf(world, memberId).authenticator?.confirmedAt === 'number'
}

/** Begins an enrolment; a former one that was never confirmed is dropped. */
export function enrolAuthenticator(world: World, member: Member): string {
  if (twoFactorOn(world, member.id)) throw new Refusal('twofactor.on')
  const secret = totpSecret(world.random)
  const authenticator = {
    secret: world.vault.seal(secret),
    startedAt: world.clock.now(),
    confirmedAt: null,
    usedStep: -1,
  }
  changeSecurity(world, member.id, { authenticator })
  return secret
}

/**
 * Switches the second step on with the authenticator's first code. Gives the recovery codes, of which the account keeps
 * only fingerprints.
 */
export function confirmAuthenticator(world: World, member: Member, typed: string): string[] {
  const { authenticator } = securityOf(world, member.id)
  const now = world.clock.now()
  if (authenticator && authenticator.confirmedAt !== null) throw new Refusal('twofactor.on')
  if (!authenticator || now - authenticator.startedAt >= ENROL_MS) throw new Refusal('twofactor.not.started')
  const step = acceptedStep(world.vault.open(authenticator.secret), typed, now, authenticator.usedStep)
  if (step === null) throw new Refusal('twofactor.code.invalid')
  const codes = drawRecoveryCodes(world)
  changeSecurity(world, member.id, {
    authenticator: { ...authenticator, confirmedAt: now, usedStep: step },
    recoveryHashes: codes.map((code) => recoveryMark(world, member.id, code)),
  })
  return codes
}

/** Uses up a code of the authenticator. False when it fits none, or was used before. */
export function takeAuthenticatorCode(world: World, memberId: number, typed: string): boolean {
  const { authenticator } = securityOf(world, memberId)
  if (!authenticator || authenticator.confirmedAt === null) return false
  const step = acceptedStep(world.vault.open(authenticator.secret), typed, world.clock.now(), authenticator.usedStep)
  if (step === null) return false
  changeSecurity(world, memberId, { authenticator: { ...authenticator, usedStep: step } })
  return true
}

/** Stored form of a recovery code. */
export const recoveryMark = (world: Pick<World, 'vault'>, memberId: number, code: string): string =>
  world.vault.fingerprint(`recovery ${memberId} ${code}`)

/** Uses up a recovery code. False when there is none like it. */
export function takeRecoveryCode(world: World, memberId: number, typed: string): boolean {
  const { recoveryHashes } = securityOf(world, memberId)
  const hash = recoveryMark(world, memberId, typed.trim().toLowerCase())
  if (!recoveryHashes.includes(hash)) return false
  changeSecurity(world, memberId, { recoveryHashes: recoveryHashes.filter((one) => one !== hash) })
  return true
}

/** Gives new recovery codes; the former ones open nothing any more. */
export function renewRecoveryCodes(world: World, member: Member): string[] {
  if (!twoFactorOn(world, member.id)) throw new Refusal('twofactor.off')
  const codes = drawRecoveryCodes(world)
  changeSecurity(world, member.id, { recoveryHashes: codes.map((code) => recoveryMark(world, member.id, code)) })
  return codes
}

const drawRecoveryCodes = (world: World): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const part = () => randomText(world.random, RECOVERY_LETTERS, 4)
    return `${part()}-${part()}`
  })

/** Switches the second step off. Whoever asks has just proven to have it. */
export function disableAuthenticator(world: World, member: Member): void {
  if (!twoFactorOn(world, member.id)) throw new Refusal('twofactor.off')
  changeSecurity(world, member.id, { authenticator: null, recoveryHashes: [] })
}
