import { DAY, MINUTE } from '@croupier/locales/calendar'
import { html } from 'hono/html'
import { contract } from '@croupier/api'
import { FAULT_KINDS } from '../wire/faults/Faults.ts'
import type { Platform } from '../wire/Platform.ts'
import { merchantPanel } from '../domains/merchants/merchants/panel.ts'
import { hidden, second } from './markup.ts'
import { frameReads } from './reads.ts'

const JUMPS = [
  ['1 minute', MINUTE],
  ['20 minutes', 20 * MINUTE],
  ['31 minutes', 31 * MINUTE],
  ['1 day', DAY],
] as const

function toggle(
  action: string,
  back: string,
  fields: Readonly<Record<string, string>>,
  name: string,
  label: string,
  on: boolean,
) {
  return html`<form method="post" action="/__sandbox/do/${action}">
    ${hidden('back', back)}
    ${Object.entries(fields).map(([key, value]) => hidden(key, value))}${hidden(name, on ? 'false' : 'true')}
    <button data-on="${String(on)}" aria-pressed="${String(on)}">${label}</button>
  </form>`
}

/** Clock, market, site state, switches, faults and the request log. */
export function platformSections(platform: Platform, code: string) {
  const clock = frameReads.clock(platform)
  const market = merchantPanel.reads.market(platform)
  const site = merchantPanel.reads.site(platform)
  const merchants = merchantPanel.reads.merchants(platform)
  const { faults, latency } = frameReads.faults(platform)
  const options = (chosen: string) =>
    merchants.map(
      (one) =>
        html`<option value="${one.merchantCode}" ${one.merchantCode === chosen ? 'selected' : ''}>${one.name}</option>`,
    )
  return html` <section id="clock">
      <h2>Clock</h2>
      <p>${second(clock.now)} UTC${clock.frozenAt === null ? '' : ', standing still'}</p>
      <div class="flags">
        ${JUMPS.map(
          ([label, ms]) =>
            html`<form method="post" action="/__sandbox/do/clock/jump">
              ${hidden('back', 'clock')}${hidden('ms', String(ms))}<button>Jump ${label}</button>
            </form>`,
        )}
        <form method="post" action="/__sandbox/do/clock/freeze">${hidden('back', 'clock')}<button>Freeze</button></form>
        <form method="post" action="/__sandbox/do/clock/release">
          ${hidden('back', 'clock')}<button>Real time</button>
        </form>
      </div>
    </section>

    <section id="market">
      <h2>Market</h2>
      <form method="post" action="/__sandbox/do/market/set">
        ${hidden('back', 'market')}
        <label
          >Merchant of unknown hosts<select name="merchant">
            ${options(market.defaultMerchant)}
          </select></label
        >
        <label>Visitor country<input name="visitorCountry" value="${market.visitorCountry}" maxlength="2" /></label>
        <label>Visitor IP<input name="visitorIp" value="${market.visitorIp}" /></label><button>Set</button>
      </form>
    </section>

    <section id="site">
      <h2>Site</h2>
      <div class="flags">
        ${toggle('site/set', 'site', {}, 'maintenance', 'Maintenance', site.maintenance)}
        ${toggle('site/set', 'site', {}, 'regionRestriction', 'Region block', site.regionRestriction)}
        ${toggle('site/set', 'site', {}, 'ipRestriction', 'Address block', site.ipRestriction)}
      </div>
      <form method="post" action="/__sandbox/do/games/maintenance">
        ${hidden('back', 'site')} <label>Vendor code<input name="vendor" /></label
        ><label>Minutes out of service (empty: back)<input name="minutes" inputmode="numeric" /></label>
        <button>Set</button>
      </form>
    </section>

    <section id="modules" class="wide">
      <h2>Modules of ${code}</h2>
      <form method="get" action="/__sandbox">
        <label
          >Merchant<select name="merchant">
            ${options(code)}
          </select></label
        ><button>Show</button>
      </form>
      <div class="flags">
        ${Object.entries(merchantPanel.reads.modules(platform)[code] ?? {}).map(([id, on]) =>
          toggle('modules/set', 'modules', { merchant: code, module: id }, 'on', id, on),
        )}
      </div>
    </section>

    <section id="register" class="wide">
      <h2>Registration fields of ${code}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Registration fields">
        <table>
          <thead>
            <tr>
              <th>Field</th>
              <th>Length</th>
              <th>Pattern</th>
              <th>Shown</th>
              <th>Obligatory</th>
            </tr>
          </thead>
          <tbody>
            ${Object.entries(merchantPanel.reads.register(platform)[code] ?? {}).map(
              ([field, rule]) =>
                html`<tr>
                  <td>${field}</td>
                  <td>${rule.minLength}–${rule.maxLength}</td>
                  <td>${rule.patternId}</td>
                  <td class="switch">
                    ${toggle('register/set', 'register', { merchant: code, field }, 'enabled', rule.enabled ? 'Shown' : 'Hidden', rule.enabled)}
                  </td>
                  <td class="switch">
                    ${toggle('register/set', 'register', { merchant: code, field }, 'required', rule.required ? 'Obligatory' : 'Optional', rule.required)}
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>

    <section id="faults">
      <h2>Faults and latency</h2>
      <form method="post" action="/__sandbox/do/faults/add">
        ${hidden('back', 'faults')}
        <label
          >Endpoint<select name="endpoint">
            <option value="*">every endpoint</option>
            ${Object.keys(contract).map((id) => html`<option>${id}</option>`)}
          </select></label
        >
        <label
          >Fault<select name="kind">
            ${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}
          </select></label
        >
        <label>Times (empty: always)<input name="times" inputmode="numeric" value="1" /></label>
        <label>Milliseconds (late)<input name="ms" inputmode="numeric" /></label
        ><label>Code (platformCode)<input name="code" /></label> <button>Add</button>
      </form>
      <ul>
        ${faults.map(
          (fault) =>
            html`<li>
              ${fault.endpoint}: ${fault.kind}${fault.times === undefined ? '' : ` × ${fault.times}`}
              <form method="post" action="/__sandbox/do/faults/clear">
                ${hidden('back', 'faults')}${hidden('id', String(fault.id))}<button>Clear</button>
              </form>
            </li>`,
        )}
      </ul>
      <form method="post" action="/__sandbox/do/latency/set">
        ${hidden('back', 'faults')}
        <label>Latency in milliseconds<input name="ms" inputmode="numeric" value="${latency}" /></label
        ><button>Set</button>
      </form>
    </section>

    <section id="log">
      <h2>Requests</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Requests">
        <table>
          <thead>
            <tr>
              <th>UTC</th>
              <th>Endpoint</th>
              <th>Status</th>
              <th>Code</th>
            </tr>
          </thead>
          <tbody>
            ${[...frameReads.log(platform)].reverse().map(
              (call) =>
                html`<tr>
                  <td>${second(call.at)}</td>
                  <td>${call.endpoint}</td>
                  <td>${call.status}</td>
                  <td>${call.fault ?? call.code ?? ''}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <form method="post" action="/__sandbox/do/log/clear">${hidden('back', 'log')}<button>Clear</button></form>
    </section>`
}
