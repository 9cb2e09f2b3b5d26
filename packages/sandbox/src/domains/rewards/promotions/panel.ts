import type { Context } from '../../../Context.ts'
import { currencyOf } from '../../merchants/merchants/currency.ts'
import { moneyText, parseMoney } from '@croupier/money'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { PanelPart } from '../../../panel/PanelPart.ts'
import { ActionRefused, action, memberOf, whole, yes } from '../../../panel/action.ts'
import { hidden, minute } from '../../../panel/markup.ts'
import type { Platform } from '../../../wire/Platform.ts'
import { serviceThread } from '../../identity/inbox/inbox.ts'
import { bonusBudgetLeft, worthOf } from './bonusBudget.ts'
import { decideApplication } from './applications.ts'
import { decideReward, issueReward, mayBeOffered } from './rewards.ts'

const remark = z._default(z.string().check(z.maxLength(200)), '')
const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const who = { merchant: z.string(), account: z.string() }

const account = (context: Context, memberId: number): string =>
  context.tables.members.get(String(memberId))?.account ?? ''

/** The operator's queue: applications, redemptions, rewards, feedback, and members whose last message is unanswered. */
/** Decimals of a member's currency. */
const digitsOf = (context: Context, memberId: number): number => {
  const member = context.tables.members.get(String(memberId))
  return member ? currencyOf(context, member).digits : 2
}

function waiting({ context }: Platform) {
  const { applications, redemptions, rewards, feedbacks, draws } = context.tables
  const letters = new Set(
    [...context.tables.messages.all()].filter(({ key }) => key === 'service.question').map(({ memberId }) => memberId),
  )
  return {
    applications: [...applications.all()]
      .filter(({ status }) => status === 'pending')
      .map((one) => ({ ...one, account: account(context, one.memberId) })),
    redemptions: [...redemptions.all()]
      .filter(({ status }) => status === 'inProcess')
      .map((one) => ({ ...one, account: account(context, one.memberId) })),
    rewards: [...rewards.all()]
      .filter(({ status }) => status === 'P')
      .map((one) => ({
        ...one,
        account: account(context, one.memberId),
        amount: moneyText(one.amount, digitsOf(context, one.memberId)),
      })),
    feedbacks: [...feedbacks.all()].filter(({ status }) => status === 'open'),
    letters: [...letters].flatMap((memberId) => {
      const last = serviceThread(context, memberId).at(-1)
      const member = context.tables.members.get(String(memberId))
      return last?.key === 'service.question' && member
        ? [{ merchant: member.merchant, account: member.account, content: last.values[0] ?? '', at: last.at }]
        : []
    }),
    draws: [...draws.all()].filter(({ drawnAt }) => drawnAt === null),
    popups: context.tables.settings.get('operator')?.popups ?? false,
  }
}

/** One pending decision, with approve and reject. */
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

/** Rewards, redemptions, the raffle, feedback and sent messages. */
function serviceSection(platform: Platform, merchantCode: string) {
  const open = waiting(platform)
  const rows = [
    ...open.applications.map((one) =>
      decision('applications/decide', one.id, `Application ${one.id}: ${one.promotionId}`, one.account),
    ),
    ...open.redemptions.map((one) =>
      decision('redemptions/decide', one.id, `Redemption ${one.id}: ${one.quantity} ${one.goodsId}`, one.account),
    ),
    ...open.rewards.map((one) => decision('rewards/decide', one.id, `Reward ${one.id}: ${one.name.EN}`, one.account)),
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
    ${open.letters.map(
      (letter) =>
        html`<form method="post" action="/__sandbox/do/inbox/answer">
          ${hidden('back', 'service')} ${hidden('merchant', letter.merchant)} ${hidden('account', letter.account)}
          <label
            >${letter.account} wrote at ${minute(letter.at)}: “${letter.content}”
            <input name="content" maxlength="1000" required
          /></label>
          <button aria-label="Answer ${letter.account}">Answer</button>
        </form>`,
    )}
    ${open.feedbacks.map(
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
    ${open.draws
      .filter((draw) => draw.merchant === merchantCode)
      .map(
        (draw) =>
          html`<form method="post" action="/__sandbox/do/raffle/draw">
            ${hidden('back', 'service')} ${hidden('merchant', merchantCode)}
            <span>Raffle of ${minute(draw.drawsAt)} (UTC)</span> <button>Draw now</button>
          </form>`,
      )}
    <form method="post" action="/__sandbox/do/popups/set">
      ${hidden('back', 'service')} ${hidden('on', open.popups ? 'false' : 'true')}
      <span>Popup notices are ${open.popups ? 'on' : 'off'}.</span>
      <button>${open.popups ? 'Switch off' : 'Switch on'}</button>
    </form>
  </section>`
}

/** Operator decisions on rewards and applications, and everything that waits for a decision. */
export const promotionPanel = {
  reads: {
    service: waiting,
  },
  actions: {
    'rewards/issue': action(
      z.object({
        ...who,
        name: text(80),
        amount: z._default(z.string().check(z.regex(/^(\d{1,9}(\.\d{1,4})?)?$/)), ''),
        points: z._default(whole, 0),
        multiple: z._default(whole, 0),
      }),
      ({ context }, input) => {
        const member = memberOf(context, input)
        if (!mayBeOffered(context, member))
          throw new ActionRefused('no offers: on a break, a fresh limit, or a trial account')
        const amount = input.amount === '' ? 0n : parseMoney(input.amount, currencyOf(context, member).digits)
        if (input.points < 0 || input.points > 1_000_000 || (amount === 0n && input.points === 0))
          throw new ActionRefused('give an amount or points')
        if (input.multiple < 0 || input.multiple > 10) throw new ActionRefused('the wagering multiple is 0 to 10')
        const points = BigInt(input.points)
        const left = bonusBudgetLeft(context, member)
        if (worthOf({ amount, points }) > left)
          throw new ActionRefused(
            `play has paid for gifts of ${moneyText(left, currencyOf(context, member).digits)} more to this person, whatever the account`,
          )
        return issueReward(context, member, {
          type: 'MANUAL',
          source: `manual/${nextNumber(context, 'manualReward', 1)}`,
          name: { EN: input.name, TY: input.name, BN: input.name },
          amount,
          points,
          multiple: input.multiple,
          fromBonusBudget: true,
        })
      },
    ),
    'rewards/decide': action(z.object({ id: z.string(), approve: yes, remark }), ({ context }, input) =>
      decideReward(context, input.id, input.approve, input.remark),
    ),
    'applications/decide': action(z.object({ id: z.string(), approve: yes, remark }), ({ context }, input) =>
      decideApplication(context, input.id, input.approve, input.remark),
    ),
  },
  sections: [{ id: 'service', title: 'Rewards and service', show: serviceSection }],
} satisfies PanelPart
