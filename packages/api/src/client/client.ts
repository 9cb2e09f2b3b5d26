import { contract } from '../contract/contract.ts'
import type { Client } from './client-type.ts'
import type { ClientOptions } from './options.ts'
import { createWire } from './wire.ts'

/**
 * Makes a client with every call of the contract: `client.session.login(input, { signal })`. For tools, tests and
 * servers; a page that counts its bytes opens the wire itself and loads only the calls it makes, see `createWire`.
 */
export const createClient = (options: ClientOptions): Client => createWire(options).calls(contract)
