import { CHANNELS, PRODUCTS, TERMS_VERSION, consentOf, withdrawMarketing } from '../../identity/members/consent.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { agreeToTerms, setMarketing, setPush } from './marketing.ts'
import type { Member } from '../../identity/members/rows.ts'
import { breakOf } from '../safety/breaks.ts'
import type { Context } from '../../../Context.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

function consentEntry(context: Context, member: Member): Answer<'consent.read'> {
  const { terms, allowed, push } = consentOf(member)
  return {
    terms: {
      version: TERMS_VERSION,
      agreedVersion: terms.version || null,
      agreedAt: terms.version ? terms.at : null,
    },
    channels: [...CHANNELS],
    products: [...PRODUCTS],
    allowed: [...allowed],
    paused: breakOf(context, member) !== undefined,
    push: push !== null,
  }
}

/** Consent to the terms and to marketing. */
export const consentHandlers: Handlers<'consent'> = {
  'consent.read': (context, call) => consentEntry(context, signedIn(call).member),
  'consent.agreeToTerms': (context, call, { version }) =>
    consentEntry(context, agreeToTerms(context, signedIn(call).member, version)),
  'consent.setMarketing': (context, call, { choices }) =>
    consentEntry(context, setMarketing(context, signedIn(call).member, choices)),
  'consent.withdrawMarketing': (context, call) =>
    consentEntry(context, withdrawMarketing(context, signedIn(call).member)),
  'consent.setPush': (context, call, { identity }) =>
    consentEntry(context, setPush(context, signedIn(call).member, identity)),
}
