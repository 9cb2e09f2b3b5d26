import { html } from 'hono/html'
import type { Platform } from '../wire/Platform.ts'
import { none, second } from './markup.ts'
import { frameReads } from './reads.ts'

/** Due work that failed and waits for a retry. */
export function dueSection(platform: Platform) {
  const stuck = frameReads.due(platform)
  return html`<section id="due" class="wide">
    <h2>Due work that failed</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Due work that failed">
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>Why</th>
            <th>Since, UTC</th>
            <th>Tries</th>
            <th>Next, UTC</th>
          </tr>
        </thead>
        <tbody>
          ${
            stuck.length === 0
              ? none(5, 'Everything that was due is done.')
              : stuck.map(
                  (one) =>
                    html`<tr>
                      <td>${one.what}</td>
                      <td>${one.error}</td>
                      <td>${second(one.firstAt)}</td>
                      <td>${one.tries}</td>
                      <td>${second(one.retryAt)}</td>
                    </tr>`,
                )
          }
        </tbody>
      </table>
    </div>
    <form method="post" action="/__sandbox/do/due/retry">
      <input type="hidden" name="back" value="due" /><button>Try everything again now</button>
    </form>
  </section>`
}
