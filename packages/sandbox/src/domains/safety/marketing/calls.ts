import { CHANNELS, PRODUCTS, TERMS_VERSION, consentOf, withdrawMarketing } from '../../identity/members/consent.ts'
import type { Answer } from '../../../wire/Answer.ts'
import { agreeToTerms, setMarketing, setPush } from './marketing.ts'
import type { Member } from '../../identity/members/rows.ts'
import { breakOf } from '../safety/breaks.ts'
import type { World } from '../../../World.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'

function consentEntry(world: World, member: Member): Answer<'consent.read'> {
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
    paused: breakOf(world, member) !== undefined,
    push: push !== null,
  }
}

/** Consent to the terms and to marketing. */
export const consentHandlers: Handlers<'consent'> = {
  'consent.read': (world, call) => consentEntry(world, signedIn(call).member),
  'consent.agreeToTerms': (world, call, { version }) =>
    consentEntry(world, agreeToTerms(world, signedIn(call).member, version)),
  'consent.setMarketing': (world, call, { choices }) =>
    consentEntry(world, setMarketing(world, signedIn(call).member, choices)),
  'consent.withdrawMarketing': (world, call) => consentEntry(world, withdrawMarketing(world, signedIn(call).member)),
  'consent.setPush': (world, call, { identity }) =>
    consentEntry(world, setPush(world, signedIn(call).member, identity)),
}
