import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { linesUpTo, textWithin } from '../../contract/bounds.ts'
import { instant, successOnly, text } from '../../contract/scalars.ts'

const affiliate = endpoint({
  id: 'agent.affiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  module: 'AFFMAN3',
  effect: 'read',
  // Reading 8/5: code and domain, or those of the page's address; only success or failure counts. Any refusal is shown
  // as `invitation_code_error`.
  input: () =>
    z.object({
      code: z.optional(z.string()),
      domain: z.optional(z.string()),
      url: z.optional(z.string()),
    }),
  value: () => successOnly,
  errors: { 'affiliate.code.invalid': { field: 'code' } },
  silent: true,
  fills: [{ field: 'domain', from: 'host' }],
})

const apply = endpoint({
  id: 'agent.apply',
  method: 'PUT',
  // Extension: the page of the specification has no call.
  path: '/wps/ext/affiliate/application',
  module: 'AFFMAN3',
  // No token: applicants need not be members.
  effect: 'write',
  gate: 'open',
  extension: true,
  input: () =>
    z.object({
      name: textWithin(50),
      /** Digits with the dialling code, as the mobile field outputs them. */
      mobile: textWithin(30),
      email: textWithin(100),
      plan: linesUpTo(2_000),
    }),
  // The reference leads to the answer, as for feedback.
  value: () => z.object({ reference: text, createdAt: instant }),
  errors: { 'feedback.length': { field: 'plan' }, TOO_MANY_REQUESTS: {} },
})

/** Affiliate check of registration, and the application to become an affiliate. */
export const agent = { 'agent.affiliate': affiliate, 'agent.apply': apply }
