import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { flag, instant, list, maybeCount, maybeInstant, nothing, text } from '../../contract/scalars.ts'

const health_ = endpoint({
  id: 'help.health',
  method: 'GET',
  path: '/wps/ext/help/health',
  module: 'COMM3',
  effect: 'read',
  whileClosed: true,
  // Extension: no known platform reports what works and when its customer service answers.
  extension: true,
  input: () => nothing,
  value: () =>
    z.object({
      services: list(
        z.object({
          service: z.enum(['deposits', 'withdrawals', 'games']),
          state: z.enum(['works', 'slow', 'down']),
        }),
      ),
      /** Of the last 30 days, newest first; `until` is null while it lasts. Plain text. */
      incidents: list(z.object({ id: text, title: text, text: z.string(), from: instant, until: maybeInstant })),
      /**
       * Customer service by channel, as `customerService` of the status names it. Times are HH:mm of the merchant's
       * zone.
       */
      desks: list(
        z.object({
          channel: text,
          opens: text,
          closes: text,
          isOpen: flag,
          /** Minutes that people wait at the moment; null where it is not measured or closed. */
          waitMinutes: maybeCount,
        }),
      ),
    }),
})

/** What works now, what did not lately, and when customer service answers. */
export const health = { 'help.health': health_ }
