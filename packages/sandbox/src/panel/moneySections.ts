import { html } from 'hono/html'
import type { Platform } from '../wire/Platform.ts'
import { reads } from './reads.ts'

const when = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 19)
const none = (columns: number, text: string) =>
  html`<tr>
    <td class="none" colspan="${columns}">${text}</td>
  </tr>`
const open = (status: string) => status === 'submitted' || status === 'matching'

/** Accounts the page lists; all of them are under `/__sandbox/api/accounts`. */
const MOST_ACCOUNTS = 300

/** Accounts, deposits, codes and the ledger. */
export function moneySections(platform: Platform) {
  const audit = reads.verify(platform)
  const accounts = reads.accounts(platform)
  const deposits = reads.deposits(platform)
  const codes = reads.sms(platform)
  const captchas = reads.captchas(platform)
  return html` <section id="accounts" class="wide">
      <h2>Accounts</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Accounts">
        <table>
          <thead>
            <tr>
              <th>Merchant</th>
              <th>Account</th>
              <th>Type</th>
              <th>Rank</th>
              <th>Upline</th>
              <th class="number">Balance</th>
              <th>Session</th>
            </tr>
          </thead>
          <tbody>
            ${accounts.slice(0, MOST_ACCOUNTS).map(
              (member) =>
                html`<tr>
                  <td>${member.merchant}</td>
                  <td>${member.account}</td>
                  <td>${member.type}</td>
                  <td>${member.rank}</td>
                  <td>${member.upline ?? '–'}</td>
                  <td class="number">${member.balance} ${member.currency}</td>
                  <td>
                    <form method="post" action="/__sandbox/do/sessions/expire">
                      <input type="hidden" name="back" value="accounts" /><input
                        type="hidden"
                        name="merchant"
                        value="${member.merchant}"
                      />
                      <input type="hidden" name="account" value="${member.account}" />
                      <button aria-label="Expire the sessions of ${member.account}">Expire</button>
                    </form>
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>

    <section id="deposits" class="wide">
      <h2>Deposits</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Deposits">
        <table>
          <thead>
            <tr>
              <th>Order</th>
              <th>Account</th>
              <th>Method</th>
              <th class="number">Amount</th>
              <th>Reference</th>
              <th>Status</th>
              <th>Decide</th>
            </tr>
          </thead>
          <tbody>
            ${deposits.length === 0 ? none(7, 'Nobody has deposited yet.') : ''}${deposits.map(
              (deposit) =>
                html`<tr>
                  <td>${deposit.id}</td>
                  <td>${deposit.account}</td>
                  <td>${deposit.method}</td>
                  <td class="number">${deposit.amount} ${deposit.currency}</td>
                  <td>${deposit.reference || '–'}</td>
                  <td>${deposit.status}</td>
                  <td>
                    ${
                      open(deposit.status)
                        ? html`<form method="post" action="/__sandbox/do/deposits/credit">
                              <input type="hidden" name="back" value="deposits" />
                              <input type="hidden" name="id" value="${deposit.id}" /><button
                                aria-label="Credit ${deposit.id}"
                              >
                                Credit
                              </button>
                            </form>
                            <form method="post" action="/__sandbox/do/deposits/reject">
                              <input type="hidden" name="back" value="deposits" />
                              <input type="hidden" name="id" value="${deposit.id}" /><input
                                name="reason"
                                aria-label="Reason for ${deposit.id}"
                                value="The transfer was not found."
                              />
                              <button aria-label="Reject ${deposit.id}">Reject</button>
                            </form>`
                        : '–'
                    }
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${reads.merchants(platform).map(
        (merchant) =>
          html`<form method="post" action="/__sandbox/do/deposits/delay">
            <input type="hidden" name="back" value="deposits" />
            <input type="hidden" name="merchant" value="${merchant.merchantCode}" />
            <label
              >Seconds until ${merchant.merchantCode} credits by itself (empty: never)
              <input
                name="seconds"
                inputmode="numeric"
                value="${merchant.creditAfterMs === null ? '' : merchant.creditAfterMs / 1000}"
            /></label>
            <button>Set</button>
          </form>`,
      )}
      ${reads.merchants(platform).map(
        ({ merchantCode, depositMethods }) =>
          html`<h3>Deposit methods of ${merchantCode}</h3>
            <ul>
              ${depositMethods.map(
                ({ code, name, open: inService }) =>
                  html`<li>
                    <form method="post" action="/__sandbox/do/deposits/method">
                      <input type="hidden" name="back" value="deposits" />
                      <input type="hidden" name="merchant" value="${merchantCode}" />
                      <input type="hidden" name="method" value="${code}" />
                      <input type="hidden" name="open" value="${inService ? 'false' : 'true'}" />
                      ${name}: ${inService ? 'in service' : 'out of service'}
                      <button aria-label="${inService ? 'Close' : 'Open'} ${name} of ${merchantCode}">
                        ${inService ? 'Close' : 'Open'}
                      </button>
                    </form>
                  </li>`,
              )}
            </ul>`,
      )}
    </section>

    <section id="codes">
      <h2>SMS codes and captchas</h2>
      <table>
        <thead>
          <tr>
            <th>For</th>
            <th>Number</th>
            <th>Code</th>
            <th>Until (UTC)</th>
          </tr>
        </thead>
        <tbody>
          ${codes.length === 0 ? none(4, 'No code was sent yet.') : ''}${codes.map(
            (sms) =>
              html`<tr>
                <td>${sms.purpose}</td>
                <td>${sms.mobile}</td>
                <td><code>${sms.code}</code></td>
                <td>${when(sms.expiresAt)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>Captcha</th>
            <th>Drawn (UTC)</th>
          </tr>
        </thead>
        <tbody>
          ${captchas.length === 0 ? none(2, 'No captcha was drawn yet.') : ''}${captchas.slice(0, 5).map(
            (captcha) =>
              html`<tr>
                <td><code>${captcha.answer}</code></td>
                <td>${when(captcha.at)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </section>

    <section id="ledger">
      <h2>Ledger</h2>
      <p>
        ${audit.transactions} movements over ${audit.accounts} accounts:
        ${audit.violations.length === 0 ? 'the books are right.' : `${audit.violations.length} violations.`}
      </p>
      <ul>
        ${audit.violations.slice(0, 20).map((violation) => html`<li>${violation}</li>`)}
      </ul>
      <form method="post" action="/__sandbox/do/reset">
        <input type="hidden" name="back" value="ledger" /> <button>Reset everything to the seed</button>
      </form>
    </section>`
}
