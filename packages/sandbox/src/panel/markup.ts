import { writeMoment } from '@croupier/locales/calendar'
import { html } from 'hono/html'

/** A time to the second, UTC. */
export const second = (at: number): string => writeMoment(at, 'YYYY-MM-DD HH:mm:ss')

/** A time to the minute, UTC. */
export const minute = (at: number): string => second(at).slice(0, 16)

/** A field that a form sends without showing it. */
export const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}" />`

/** The only row of an empty table. */
export const none = (columns: number, text: string) =>
  html`<tr>
    <td class="none" colspan="${columns}">${text}</td>
  </tr>`
