import { documentHolders } from '../../identity/members/person.ts'
import type { World } from '../../../World.ts'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { action, memberOf, merchant, yes } from '../../../panel/action.ts'
import { minute } from '../../../panel/markup.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { decideIdentity } from '../../identity/members/identity.ts'
import { changeMember } from '../../identity/members/members.ts'
import { changeSettings, operatorSettings } from '../../merchants/merchants/rules.ts'
import type { Member } from '../../identity/members/rows.ts'
import { breakOf, phaseOf } from '../../safety/safety/breaks.ts'
import { SAFETY_MARKETS } from '../../safety/safety/markets.ts'
import { sliderAnswers } from '../../identity/verification/panel.ts'
import { WEAK_PASSWORD } from './guessable.ts'
import { changeSecurity, recoveryMark, securityOf, twoFactorOn } from './security.ts'
import { totpCode, totpStep } from './totp.ts'

/** Secret of a second step switched on here, so that a journey can compute codes by itself. */
const PANEL_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
/** Recovery code that goes with it. */
const PANEL_RECOVERY = 'play-code'

const person = { merchant: z.string(), account: z.string() }

function switchTwoFactor(world: World, member: Member, on: boolean): void {
  changeSecurity(
    world,
    member.id,
    on
      ? {
          authenticator: {
            secret: world.vault.seal(PANEL_SECRET),
            startedAt: 0,
            confirmedAt: world.clock.now(),
            usedStep: -1,
          },
          recoveryHashes: [recoveryMark(world, member.id, PANEL_RECOVERY)],
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
      twoFactor && security.authenticator
        ? totpCode(world.vault.open(security.authenticator.secret), totpStep(world.clock.now()))
        : null,
    // Seen before the decision: approval makes it one person's.
    documentOf: documentHolders(world, member)
      .map(({ account }) => account)
      .join(', '),
    kyc: world.tables.identityChecks.get(String(member.id))?.status ?? (member.verified ? 'approved' : 'none'),
    break: pause ? { kind: pause.kind, phase: phaseOf(world, pause), endsAt: pause.endsAt } : null,
  }
}

/** Every member with sign-in flags, the authenticator's code of the moment, identity check and break. */
function memberStates(world: World) {
  const load = world.tables.members.size > 500
  const members = [...world.tables.members.all()]
  // A large population is not listed whole; what was touched is.
  const listed = load ? members.filter(({ id }) => world.tables.securities.has(String(id))) : members
  return listed.map((member) => memberState(world, member))
}

/** Sign-in flags, identity checks and breaks of the people, and the safety rules of the markets. */
function memberSections({ world }: Platform) {
  const states = memberStates(world)
  const puzzles = sliderAnswers(world)
  const letters = [...world.tables.letters.all()].reverse().slice(0, 10)
  return html` <section id="signin" class="wide">
    <h2>Sign-in, identity, breaks</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Sign-in, identity, breaks">
      <table>
        <thead>
          <tr>
            <th>Account</th>
            <th>Password</th>
            <th>Address</th>
            <th>Second step</th>
            <th>Identity</th>
            <th>Break</th>
          </tr>
        </thead>
        <tbody>
          ${states.map((state) => {
            const hidden = html`<input type="hidden" name="back" value="signin" /><input
                type="hidden"
                name="merchant"
                value="${state.merchant}"
              /><input type="hidden" name="account" value="${state.account}" />`
            const flip = (path: string, name: string, on: boolean, label: string) =>
              html`<form method="post" action="/__sandbox/do/${path}">
                ${hidden}<input type="hidden" name="${name}" value="${on ? 'false' : 'true'}" /><button
                  aria-label="${label} of ${state.account}"
                  aria-pressed="${on ? 'true' : 'false'}"
                >
                  ${label}
                </button>
              </form>`
            return html`<tr>
              <td>${state.merchant} ${state.account}</td>
              <td class="switch">
                ${flip('members/password', 'expired', state.passwordExpired, 'Expired')}
                ${flip('members/password', 'firstTime', state.firstTimeLogin, 'First login')}
              </td>
              <td class="switch">${flip('members/foreign', 'on', state.foreignAddress, 'Foreign')}</td>
              <td class="switch">
                ${flip('members/twofactor', 'on', state.twoFactor, 'On')} ${state.twoFactorCode ?? ''}
              </td>
              <td>
                ${state.kyc}${state.documentOf && ` (document of ${state.documentOf})`}
                ${
                  state.kyc === 'submitted'
                    ? html`<form method="post" action="/__sandbox/do/kyc/approve">
                          ${hidden}<button aria-label="Approve ${state.account}">Approve</button>
                        </form>
                        <form method="post" action="/__sandbox/do/kyc/reject">
                          ${hidden}<button aria-label="Reject ${state.account}">Reject</button>
                        </form>`
                    : ''
                }
              </td>
              <td>
                ${state.break ? `${state.break.kind}, ${state.break.phase}, to ${minute(state.break.endsAt)}` : '–'}
              </td>
            </tr>`
          })}
        </tbody>
      </table>
    </div>
    <form method="post" action="/__sandbox/do/safety/market">
      <input type="hidden" name="back" value="signin" />
      <label
        >Merchant<select name="merchant">
          ${[...world.merchants.keys()].map((code) => html`<option>${code}</option>`)}
        </select></label
      >
      <label
        >Safety rules of<select name="market">
          ${Object.keys(SAFETY_MARKETS).map((market) => html`<option>${market}</option>`)}
        </select></label
      ><button>Set</button>
    </form>
    <ul>
      ${letters.map(({ to, text, at }) => html`<li>${minute(at)} to ${to}: ${text}</li>`)}
    </ul>
    <ul>
      ${puzzles.slice(0, 5).map(({ scene, position }) => html`<li>Slider for ${scene}: ${position} pixels</li>`)}
    </ul>
  </section>`
}

/** Operator actions for sign-in and identity: reasons for a further step, identity checks. */
export const securityPanel = {
  reads: {
    members: ({ world }: Platform) => memberStates(world),
    letters: ({ world }: Platform) => [...world.tables.letters.all()].reverse(),
  },
  actions: {
    'members/password': action(
      z.object({ ...person, expired: z.optional(yes), firstTime: z.optional(yes), weak: z.optional(yes) }),
      ({ world }, { expired, firstTime, weak, ...at }) => {
        const member = memberOf(world, at)
        const changed = changeMember(world, member.id, {
          ...(expired === undefined ? undefined : { passwordExpired: expired }),
          ...(firstTime === undefined ? undefined : { firstTimeLogin: firstTime }),
          ...(weak ? { passwordHash: world.passwords.hash(WEAK_PASSWORD) } : undefined),
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
    // Whether withdrawals of a merchant wait for a checked identity.
    'kyc/ask': action(z.object({ merchant: z.string(), on: z.boolean() }), ({ world }, input) => {
      const { code } = merchant(world, input.merchant)
      const { identityAsked = {} } = operatorSettings(world)
      changeSettings(world, { identityAsked: { ...identityAsked, [code]: input.on } })
      return { on: input.on }
    }),
    'kyc/approve': action(z.object(person), ({ world }, at) => {
      const member = memberOf(world, at)
      // The operator learns who else handed this document in: from now on it is one person.
      const alsoOf = documentHolders(world, member).map(({ merchant, account }) => ({ merchant, account }))
      return { ...decideIdentity(world, member, null), alsoOf }
    }),
    'kyc/reject': action(
      z.object({ ...person, reason: z._default(z.string().check(z.maxLength(200)), 'The picture cannot be read.') }),
      ({ world }, { reason, ...at }) => decideIdentity(world, memberOf(world, at), reason),
    ),
  },
  sections: [{ id: 'signin', title: 'Sign-in', show: memberSections }],
} satisfies PanelPart
