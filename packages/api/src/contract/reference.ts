import * as groups from '../groups/examples.ts'
import type { EndpointId, Together } from './contract.ts'
import type { ReferenceEntry } from './examples.ts'

/**
 * Documentation of every call: a sentence and examples. Separate from the contract, so that pages which only make calls
 * do not load it.
 */
export const reference: { readonly [Id in EndpointId]: ReferenceEntry<Id> } = Object.freeze(
  Object.assign({}, ...Object.values(groups)) as Together<(typeof groups)[keyof typeof groups]>,
)
