import { html } from 'hono/html'
import type { Platform } from '../wire/Platform.ts'
import { reads } from './reads.ts'

const when = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 16)
const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}" />`

/** One thing that waits, with yes and no. */
function decision(action: string, id: number, what: string, account: string) {
  return html`<tr>
    <td>${what}</td>
    <td>${account}</td>
    <td>
      <form method="post" action="/__sandbox/do/${action}">
        ${hidden('back', 'service')} ${hidden('id', String(id))}
        <input name="remark" aria-label="Remark for ${what}" maxlength="200" />
        <button name="approve" value="true" aria-label="Approve ${what}">Approve</button>
        <button name="approve" value="false" aria-label="Reject ${what}">Reject</button>
      </form>
    </td>
  </tr>`
}

/** Rewards, redemptions, the raffle, feedback and letters. */
export function serviceSection(platform: Platform, merchantCode: string) {
  const desk = reads.service(platform)
  const rows = [
    ...desk.applications.map((one) =>
      decision('applications/decide', one.id, `Application ${one.id}: ${one.promotionId}`, one.account),
    ),
    ...desk.redemptions.map((one) =>
      decision('redemptions/decide', one.id, `Redemption ${one.id}: ${one.quantity} ${one.goodsId}`, one.account),
    ),
    ...desk.rewards.map((one) => decision('rewards/decide', one.id, `Reward ${one.id}: ${one.name.EN}`, one.account)),
  ]
  return html`<section id="service" class="wide">
    <h2>Rewards and service</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Waiting for a decision">
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>Account</th>
            <th>Decide</th>
          </tr>
        </thead>
        <tbody>
          ${
            rows.length === 0
              ? html`<tr>
                  <td class="none" colspan="3">Nothing waits for a decision.</td>
                </tr>`
              : rows
          }
        </tbody>
      </table>
    </div>
    ${desk.letters.map(
      (letter) =>
        html`<form method="post" action="/__sandbox/do/inbox/answer">
          ${hidden('back', 'service')} ${hidden('merchant', letter.merchant)} ${hidden('account', letter.account)}
          <label
            >${letter.account} wrote at ${when(letter.at)}: “${letter.content}”
            <input name="content" maxlength="1000" required
          /></label>
          <button aria-label="Answer ${letter.account}">Answer</button>
        </form>`,
    )}
    ${desk.feedbacks.map(
      (feedback) =>
        html`<form method="post" action="/__sandbox/do/feedback/answer">
          ${hidden('back', 'service')} ${hidden('reference', feedback.reference)}
          <label
            >${feedback.reference} (${feedback.kind}): “${feedback.content}”
            <input name="answer" maxlength="1000" required
          /></label>
          <button aria-label="Answer ${feedback.reference}">Answer</button>
        </form>`,
    )}
    <form method="post" action="/__sandbox/do/rewards/issue">
      ${hidden('back', 'service')} ${hidden('merchant', merchantCode)}
      <label>Reward for account <input name="account" required /></label>
      <label>Name <input name="name" value="A thank-you" maxlength="80" required /></label>
      <label>Amount <input name="amount" inputmode="decimal" value="10.00" /></label>
      <label>Wagering multiple <input name="multiple" inputmode="numeric" value="1" /></label>
      <button>Issue</button>
    </form>
    <form method="post" action="/__sandbox/do/inbox/post">
      ${hidden('back', 'service')} ${hidden('merchant', merchantCode)}
      <label>Message to account <input name="account" required /></label>
      <label>Title <input name="title" maxlength="80" required /></label>
      <label>Text <input name="content" maxlength="2000" required /></label>
      <button>Send</button>
    </form>
    ${desk.draws
      .filter((draw) => draw.merchant === merchantCode)
      .map(
        (draw) =>
          html`<form method="post" action="/__sandbox/do/raffle/draw">
            ${hidden('back', 'service')} ${hidden('merchant', merchantCode)}
            <span>Raffle of ${when(draw.drawsAt)} (UTC)</span> <button>Draw now</button>
          </form>`,
      )}
    <form method="post" action="/__sandbox/do/popups/set">
      ${hidden('back', 'service')} ${hidden('on', desk.popups ? 'false' : 'true')}
      <span>Popup notices are ${desk.popups ? 'on' : 'off'}.</span>
      <button>${desk.popups ? 'Switch off' : 'Switch on'}</button>
    </form>
  </section>`
}
