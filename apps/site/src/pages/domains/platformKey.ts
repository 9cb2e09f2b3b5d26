import type { DomainKey } from '@croupier/stores'

/**
 * The public half of the key that signs the site's addresses; replace it with the operator's
 * (`scripts/sign-domains.ts`).
 */
export const platformKey: DomainKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'G1-yj6ow5W_W5LVSihcKXFVuQKLYXtbbsua42Iq1wuM',
  y: 'MWdQs86HfzBJRKU2bFspiVrwv4alZH_6n0XlPbHazhc',
}
