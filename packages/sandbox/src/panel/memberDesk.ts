import * as z from 'zod/mini'
import { changeMember, memberByAccount } from '../subjects/members/members.ts'
import type { Member } from '../subjects/members/rows.ts'
import { sha256 } from '../core/random/sha256.ts'
import { decideIdentity } from '../subjects/members/identity.ts'
import { breakOf, phaseOf } from '../subjects/safety/breaks.ts'
import { SAFETY_MARKETS, safetyRules } from '../subjects/safety/markets.ts'
import { WEAK_PASSWORD } from '../subjects/security/passwords.ts'
import { changeSecurity, securityOf, twoFactorOn } from '../subjects/security/security.ts'
import { totpCode, totpStep } from '../subjects/security/totp.ts'
import type { World } from '../World.ts'
import { SLIDER } from '../subjects/verification/slider.ts'
import { action, ActionRefused, merchant, yes, type Action } from './action.ts'

/** Secret of a second step switched on here, so that a journey can compute codes by itself. */
const PANEL_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
/** Recovery code that goes with it. */
const PANEL_RECOVERY = 'play-code'

const person = { merchant: z.string(), account: z.string() }

function memberOf(world: World, at: { readonly merchant: string; readonly account: string }): Member {
  const found = memberByAccount(world, merchant(world, at.merchant).code, at.account)
  if (!found) throw new ActionRefused(`no member ${at.account} at ${at.merchant}`)
  return found
}

function switchTwoFactor(world: World, member: Member, on: boolean): void {
  changeSecurity(
    world,
    member.id,
    on
      ? {
          authenticator: { secret: PANEL_SECRET, startedAt: 0, confirmedAt: world.clock.now(), usedStep: -1 },
          recoveryHashes: [sha256(PANEL_RECOVERY)],
        }
      : { authenticator: null, recoveryHashes: [] },
  )
}

/** What the operator knows of a member's sign-in, identity and breaks. */
function memberState(world: World, member: Member) {
  const security = securityOf(world, member.id)
  const pause = breakOf(world, member)
  const twoFactor = twoFactorOn(world, member.id)
  return {
    merchant: member.merchant,
    account: member.account,
    passwordExpired: member.passwordExpired,
    firstTimeLogin: member.firstTimeLogin,
    foreignAddress: security.foreignAddress,
    twoFactor,
    twoFactorCode:
      twoFactor && security.authenticator ? totpCode(security.authenticator.secret, totpStep(world.clock.now())) : null,
    kyc: world.tables.identityChecks.get(String(member.id))?.status ?? (member.verified ? 'approved' : 'none'),
    break: pause ? { kind: pause.kind, phase: phaseOf(world, pause), endsAt: pause.endsAt } : null,
  }
}

/** Every member with sign-in flags, the authenticator's code of the moment, identity check and break. */
export function memberStates(world: World) {
  const load = world.tables.members.size > 500
  const members = [...world.tables.members.all()]
  // A large population is not listed whole; what was touched is.
  const listed = load ? members.filter(({ id }) => world.tables.securities.has(String(id))) : members
  return listed.map((member) => memberState(world, member))
}

/** Open slider puzzles with where the piece belongs and what the question's answer is. */
export function sliderAnswers(world: World) {
  return [...world.tables.sliderPuzzles.all()].reverse().map(({ id, scene, x, terms: [one, other], expiresAt }) => ({
    challengeId: id,
    scene,
    position: x,
    tolerance: SLIDER.tolerance,
    answer: String(one + other),
    expiresAt,
  }))
}

/** What the operator does with people: reasons for a further step at sign-in, identity checks, the market's safety rules. */
export const memberDeskActions: Readonly<Record<string, Action>> = {
  'members/password': action(
    z.object({ ...person, expired: z.optional(yes), firstTime: z.optional(yes), weak: z.optional(yes) }),
    ({ world }, { expired, firstTime, weak, ...at }) => {
      const member = memberOf(world, at)
      const changed = changeMember(world, member.id, {
        ...(expired === undefined ? undefined : { passwordExpired: expired }),
        ...(firstTime === undefined ? undefined : { firstTimeLogin: firstTime }),
        ...(weak ? { passwordHash: sha256(`${member.salt}:${WEAK_PASSWORD}`) } : undefined),
      })
      return memberState(world, changed)
    },
  ),
  'members/foreign': action(z.object({ ...person, on: yes }), ({ world }, { on, ...at }) => {
    const member = memberOf(world, at)
    changeSecurity(world, member.id, { foreignAddress: on })
    return memberState(world, member)
  }),
  'members/twofactor': action(z.object({ ...person, on: yes }), ({ world }, { on, ...at }) => {
    const member = memberOf(world, at)
    switchTwoFactor(world, member, on)
    return {
      ...memberState(world, member),
      ...(on ? { secret: PANEL_SECRET, recoveryCode: PANEL_RECOVERY } : undefined),
    }
  }),
  'kyc/approve': action(z.object(person), ({ world }, at) => decideIdentity(world, memberOf(world, at), null)),
  'kyc/reject': action(
    z.object({ ...person, reason: z._default(z.string().check(z.maxLength(200)), 'The picture cannot be read.') }),
    ({ world }, { reason, ...at }) => decideIdentity(world, memberOf(world, at), reason),
  ),
  'safety/market': action(z.object({ merchant: z.string(), market: z.string() }), ({ world }, input) => {
    const found = merchant(world, input.merchant)
    if (!Object.hasOwn(SAFETY_MARKETS, input.market)) throw new ActionRefused(`no market ${input.market}`)
    world.tables.safetyMarkets.put(found.code, input.market)
    return safetyRules(world, found)
  }),
}
