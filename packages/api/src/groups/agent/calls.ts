import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { successOnly } from '../../contract/scalars.ts'

const affiliate = endpoint({
  id: 'agent.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  effect: 'read',
  // Reading 8/5: code and domain, or what the page's address carried; only success or failure counts. Any refusal is
  // shown as `invitation_code_error`.
  input: z.object({
    code: z.optional(z.string()),
    domain: z.optional(z.string()),
    url: z.optional(z.string()),
  }),
  value: successOnly,
  errors: { 'affiliate.code.invalid': { field: 'code' } },
  silent: true,
  fills: [{ field: 'domain', from: 'host' }],
})

/** Affiliate check of registration. Wire row 25. */
export const agent = { 'agent.affiliate': affiliate }
