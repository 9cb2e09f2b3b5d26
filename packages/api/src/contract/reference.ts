import * as groups from '../groups/examples.ts'
import type { EndpointId, Together } from './contract.ts'
import type { ReferenceEntry } from './examples.ts'

/**
 * What there is to read of every call: a sentence and examples. It is apart from the contract, so that pages which only
 * call the platform do not carry it.
 */
export const reference: { readonly [Id in EndpointId]: ReferenceEntry<Id> } = Object.freeze(
  Object.assign({}, ...Object.values(groups)) as Together<(typeof groups)[keyof typeof groups]>,
)
