import * as z from 'zod/mini'
import { textWithin } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { instant, list, maybeInstant, nothing, text } from '../../contract/scalars.ts'

// No known platform has these calls; the whole subject belongs to this contract.

const ownPart = { module: 'COMM3', token: 'required', extension: true } as const
const anyone = { module: 'COMM3', extension: true } as const

/**
 * Topics a trusted contact may be notified of: a limit is used up, a break began, a limit was raised. Never an amount
 * or a game.
 */
const topic = z.enum(['limit', 'break', 'loosened'])

const contact = z.object({
  name: text,
  email: text,
  /** `asked` until the person answers; no notices are sent before they agree. */
  state: z.enum(['asked', 'agreed', 'declined']),
  tells: list(topic),
  askedAt: instant,
  answeredAt: maybeInstant,
})

const trustedValue = z.object({
  contact: z.nullable(contact),
  /** Notices sent to the contact, newest first. */
  told: list(z.object({ topic, at: instant })),
})

const read = endpoint({
  id: 'trusted.read',
  method: 'GET',
  path: '/wps/ext/trusted',
  ...ownPart,
  effect: 'read',
  input: () => nothing,
  value: () => trustedValue,
})

const name = endpoint({
  id: 'trusted.name',
  method: 'POST',
  path: '/wps/ext/trusted/name',
  ...ownPart,
  gate: 'open',
  effect: 'write',
  /** Replaces the present contact, who gets no further notices; the new one is asked by email. */
  input: () =>
    z.object({
      name: textWithin(60).check(z.trim(), z.minLength(1)),
      email: z.string().check(z.trim(), z.maxLength(120), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
      tells: z.array(topic).check(z.minLength(1), z.maxLength(3)),
    }),
  value: () => trustedValue,
  errors: { 'trusted.often': {} },
})

const withdraw = endpoint({
  id: 'trusted.withdraw',
  method: 'POST',
  path: '/wps/ext/trusted/withdraw',
  ...ownPart,
  gate: 'open',
  effect: 'write',
  input: () => nothing,
  value: () => trustedValue,
})

const code = z.string().check(z.minLength(16), z.maxLength(64))

const invitationValue = z.object({
  /** The member who asks, masked: the contact recognizes the name. */
  by: text,
  name: text,
  tells: list(topic),
  state: z.enum(['asked', 'agreed', 'declined']),
})

const invitation = endpoint({
  id: 'trusted.invitation',
  method: 'GET',
  path: '/wps/ext/trusted/invitation',
  ...anyone,
  effect: 'read',
  /** The code of the email. */
  input: () => z.object({ code }),
  value: () => invitationValue,
  errors: { 'trusted.unknown': {} },
})

const answer = endpoint({
  id: 'trusted.answer',
  method: 'POST',
  path: '/wps/ext/trusted/answer',
  ...anyone,
  gate: 'open',
  effect: 'write',
  /** The person agrees or declines, also later: an agreement can be withdrawn with the same link. */
  input: () => z.object({ code, agrees: z.boolean() }),
  value: () => invitationValue,
  errors: { 'trusted.unknown': {} },
})

/** A trusted contact: named by a member, asked for consent, notified of the topics that the member chose. */
export const trusted = {
  'trusted.read': read,
  'trusted.name': name,
  'trusted.withdraw': withdraw,
  'trusted.invitation': invitation,
  'trusted.answer': answer,
}
