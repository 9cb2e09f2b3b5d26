import * as z from 'zod/mini'
import { textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { list, text } from '../../contract/scalars.ts'

const centre = endpoint({
  id: 'help.centre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  module: 'COMM3',
  effect: 'read',
  whileClosed: true,
  input: () => z.object({ lang: z.optional(textUpTo(10)), device: z._default(textUpTo(10), 'WEB') }),
  /**
   * `tag` is also the anchor: `/help#rules` (2.9/23). `content` is HTML and passes the sanitiser before it is shown.
   */
  value: () => list(z.object({ title: z.string(), tag: text, content: z.string() })),
  fills: [{ field: 'lang', from: 'language' }],
})

/** The help centre. */
export const help = { 'help.centre': centre }
