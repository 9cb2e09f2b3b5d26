import { endpoint } from '../../contract/endpoint.ts'
import { money, nothing } from '../../contract/scalars.ts'

const total = endpoint({
  id: 'jackpot.total',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  module: 'COMM3',
  effect: 'read',
  silent: true,
  input: () => nothing,
  // A bare number: what the first prize is worth now.
  value: () => money,
})

/** The jackpot. */
export const jackpot = { 'jackpot.total': total }
