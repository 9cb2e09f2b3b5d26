import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { flag, instant, list, maybeInstant, maybeText, nothing, text } from '../../contract/scalars.ts'

// No known platform has these calls; the whole subject belongs to this contract.

const ownPart = { module: 'COMM3', token: 'required', extension: true } as const

/** Channels in which the merchant may advertise to a member. */
const marketingChannel = z.enum(['email', 'sms', 'phone', 'push', 'inbox'])
/** Products that may be advertised. */
const marketingProduct = z.enum(['casino', 'sports', 'lottery'])

const consentValue = z.object({
  /** The terms in force, and the version the member agreed to. Agreeing to them implies nothing about marketing. */
  terms: z.object({ version: text, agreedVersion: maybeText, agreedAt: maybeInstant }),
  /** What there is to choose: every product in every channel. */
  channels: list(marketingChannel),
  products: list(marketingProduct),
  /** The member's consents; anything missing is off, as everything is at first. */
  allowed: list(z.object({ channel: marketingChannel, product: marketingProduct, since: instant })),
  /** True during a break: nothing is sent and nothing can be allowed. */
  paused: flag,
  /** Whether the platform has a push address. It deletes the address when a break begins. */
  push: flag,
})

const read = endpoint({
  id: 'consent.read',
  method: 'GET',
  path: '/wps/ext/consent',
  ...ownPart,
  effect: 'read',
  input: () => nothing,
  value: () => consentValue,
})

const agreeToTerms = endpoint({
  id: 'consent.agreeToTerms',
  method: 'POST',
  path: '/wps/ext/consent/terms',
  ...ownPart,
  effect: 'write',
  gate: 'open',
  /** The version that was read; another than the one in force is refused. */
  input: () => z.object({ version: z.string().check(z.minLength(1), z.maxLength(40)) }),
  value: () => consentValue,
  errors: { 'terms.changed': {} },
})

const MOST_CHOICES = 15

const setMarketing = endpoint({
  id: 'consent.setMarketing',
  method: 'POST',
  path: '/wps/ext/consent/marketing',
  ...ownPart,
  effect: 'write',
  gate: { sometimes: 'marketing' },
  /** Omitted choices stay as they are. Consent can always be withdrawn; it cannot be given during a break. */
  input: () =>
    z.object({
      choices: z
        .array(z.object({ channel: marketingChannel, product: marketingProduct, allowed: z.boolean() }))
        .check(z.minLength(1), z.maxLength(MOST_CHOICES)),
    }),
  value: () => consentValue,
  errors: {},
})

const withdrawMarketing = endpoint({
  id: 'consent.withdrawMarketing',
  method: 'POST',
  path: '/wps/ext/consent/marketing/withdraw',
  ...ownPart,
  effect: 'write',
  gate: 'open',
  /** Withdraws all of it in one call, so that a page needs one button and its confirmation. */
  input: () => nothing,
  value: () => consentValue,
})

const setPush = endpoint({
  id: 'consent.setPush',
  method: 'POST',
  path: '/wps/ext/consent/push',
  ...ownPart,
  effect: 'write',
  gate: { sometimes: 'marketing' },
  /** Push address as issued to the browser or app; null deletes it. It does not imply consent. */
  input: () => z.object({ identity: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))) }),
  value: () => consentValue,
  errors: {},
})

/** Consent to the terms, and apart from it consent to marketing. */
export const consent = {
  'consent.read': read,
  'consent.agreeToTerms': agreeToTerms,
  'consent.setMarketing': setMarketing,
  'consent.withdrawMarketing': withdrawMarketing,
  'consent.setPush': setPush,
}
