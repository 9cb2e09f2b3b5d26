import { html } from 'hono/html'
import { SAFETY_MARKETS } from '../subjects/safety/markets.ts'
import type { Platform } from '../wire/Platform.ts'
import { memberStates, sliderAnswers } from './memberDesk.ts'

const when = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 16)

/** Sign-in flags, identity checks and breaks of the people, and the safety rules of the markets. */
export function memberSections({ world }: Platform) {
  const states = memberStates(world)
  const puzzles = sliderAnswers(world)
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
                ${state.kyc}
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
                ${state.break ? `${state.break.kind}, ${state.break.phase}, to ${when(state.break.endsAt)}` : '–'}
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
      ${puzzles
        .slice(0, 5)
        .map(({ scene, position, answer }) => html`<li>Slider for ${scene}: ${position} pixels, or ${answer}</li>`)}
    </ul>
  </section>`
}
