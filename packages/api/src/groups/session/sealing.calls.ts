import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { text } from '../../contract/scalars.ts'

/** The key that bodies are sealed with. The client requests it when it needs one. */
export const sealingKey = endpoint({
  id: 'session.sealingKey',
  method: 'GET',
  path: '/wps/session/key/rsa',
  module: null,
  effect: 'read',
  whileClosed: true,
  input: () => z.object({ t: z.optional(text) }),
  // Reading: the response is plain text without envelope. With the platform's own scheme it is the RSA modulus in hex
  // (wire fact 1.5); with the JWE adapter it is a public key as JWK JSON or PEM. The contract only requires text.
  value: () => z.string().check(z.minLength(1)),
  envelope: 'text',
  fills: [{ field: 't', from: 'now' }],
})

/** The sealing key as a part of the contract. */
export const sealing = { 'session.sealingKey': sealingKey }
