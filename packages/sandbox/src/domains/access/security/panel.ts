import { documentHolders } from '../../identity/members/person.ts'
import type { Context } from '../../../Context.ts'
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

/** Secret of a second step switched on here, so that a journey can compute its own codes. */
const PANEL_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
/** The matching recovery code. */
const PANEL_RECOVERY = 'play-code'

const person = { merchant: z.string(), account: z.string() }

function switchTwoFactor(context: Context, member: Member, on: boolean): void {
  changeSecurity(
    context,
    member.id,
    on
      ? {
          authenticator: {
            secret: context.vault.seal(PANEL_SECRET),
            startedAt: 0,
            confirmedAt: context.clock.now(),
            usedStep: -1,
          },
          recoveryHashes: [recoveryMark(context, member.id, PANEL_RECOVERY)],
        }
      : { authenticator: null, recoveryHashes: [] },
  )
}

/** What the operator sees of a member's logins, identity and breaks. */
function memberState(context: Context, member: Member) {
  const security = securityOf(context, member.id)
  const pause = breakOf(context, member)
  const twoFactor = twoFactorOn(context, member.id)
  return {
    merchant: member.merchant,
    account: member.account,
    passwordExpired: member.passwordExpired,
    firstTimeLogin: member.firstTimeLogin,
    foreignAddress: security.foreignAddress,
    twoFactor,
    twoFactorCode:
      twoFactor && security.authenticator
        ? totpCode(context.vault.open(security.authenticator.secret), totpStep(context.clock.now()))
        : null,
    // Shown before the decision, because approval assigns the document to one person.
    documentOf: documentHolders(context, member)
      .map(({ account }) => account)
      .join(', '),
    kyc: context.tables.identityChecks.get(String(member.id))?.status ?? (member.verified ? 'approved' : 'none'),
    break: pause ? { kind: pause.kind, phase: phaseOf(context, pause), endsAt: pause.endsAt } : null,
  }
}

/** Every member with login flags, the authenticator's current code, identity check and break. */
function memberStates(context: Context) {
  const load = context.tables.members.size > 500
  const members = [...context.tables.members.all()]
  // A large population is not listed in full; only changed members are.
  const listed = load ? members.filter(({ id }) => context.tables.securities.has(String(id))) : members
  return listed.map((member) => memberState(context, member))
}

/** Login flags, identity checks and breaks of the people, and the safety rules of the markets. */
function memberSections({ context }: Platform) {
  const states = memberStates(context)
  const puzzles = sliderAnswers(context)
  const letters = [...context.tables.letters.all()].reverse().slice(0, 10)
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
          ${[...context.merchants.keys()].map((code) => html`<option>${code}</option>`)}
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

/** Operator actions for login and identity: reasons for a further step, identity checks. */
export const securityPanel = {
  reads: {
    members: ({ context }: Platform) => memberStates(context),
    letters: ({ context }: Platform) => [...context.tables.letters.all()].reverse(),
  },
  actions: {
    'members/password': action(
      z.object({ ...person, expired: z.optional(yes), firstTime: z.optional(yes), weak: z.optional(yes) }),
      ({ context }, { expired, firstTime, weak, ...at }) => {
        const member = memberOf(context, at)
        const changed = changeMember(context, member.id, {
          ...(expired === undefined ? undefined : { passwordExpired: expired }),
          ...(firstTime === undefined ? undefined : { firstTimeLogin: firstTime }),
          ...(weak ? { passwordHash: context.passwords.hash(WEAK_PASSWORD) } : undefined),
        })
        return memberState(context, changed)
      },
    ),
    'members/foreign': action(z.object({ ...person, on: yes }), ({ context }, { on, ...at }) => {
      const member = memberOf(context, at)
      changeSecurity(context, member.id, { foreignAddress: on })
      return memberState(context, member)
    }),
    'members/twofactor': action(z.object({ ...person, on: yes }), ({ context }, { on, ...at }) => {
      const member = memberOf(context, at)
      switchTwoFactor(context, member, on)
      return {
        ...memberState(context, member),
        ...(on ? { secret: PANEL_SECRET, recoveryCode: PANEL_RECOVERY } : undefined),
      }
    }),
    // Whether withdrawals of a merchant require a checked identity.
    'kyc/ask': action(z.object({ merchant: z.string(), on: z.boolean() }), ({ context }, input) => {
      const { code } = merchant(context, input.merchant)
      const { identityAsked = {} } = operatorSettings(context)
      changeSettings(context, { identityAsked: { ...identityAsked, [code]: input.on } })
      return { on: input.on }
    }),
    'kyc/approve': action(z.object(person), ({ context }, at) => {
      const member = memberOf(context, at)
      // Shows the operator who else handed in this document, as approval makes it one person's.
      const alsoOf = documentHolders(context, member).map(({ merchant, account }) => ({ merchant, account }))
      return { ...decideIdentity(context, member, null), alsoOf }
    }),
    'kyc/reject': action(
      z.object({ ...person, reason: z._default(z.string().check(z.maxLength(200)), 'The picture cannot be read.') }),
      ({ context }, { reason, ...at }) => decideIdentity(context, memberOf(context, at), reason),
    ),
  },
  sections: [{ id: 'signin', title: 'Sign-in', show: memberSections }],
} satisfies PanelPart
