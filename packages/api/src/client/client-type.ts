import type { Contract, EndpointId, Input, Value } from '../contract/contract.ts'
import type { CallOptions, MoneyCallOptions } from './options.ts'

type Arguments<Id extends EndpointId> = Contract[Id]['effect'] extends 'money'
  ? [input: Input<Id>, options: MoneyCallOptions]
  : {} extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions]

/** A call of the client: resolves with the value, rejects with an `ApiFailure`. */
export type Call<Id extends EndpointId> = (...call: Arguments<Id>) => Promise<Value<Id>>

/** A part of the contract: one of its groups, or several side by side, under the ids of the whole. */
export type ContractPart = { readonly [Id in EndpointId]?: Contract[Id] }

/** The calls of these endpoints by group and name: `calls.session.login(input, { signal })`. */
export type Calls<Of extends EndpointId> = {
  readonly [Name in Of extends `${infer Group}.${string}` ? Group : never]: {
    readonly [Id in Of as Id extends `${Name}.${infer Action}` ? Action : never]: Call<Id>
  }
}

/** The calls of a part of the contract: `CallsOf<typeof catalogue>`. */
export type CallsOf<Part extends ContractPart> = Calls<keyof Part & EndpointId>

/** The typed client: one function for every id of the contract. */
export type Client = Calls<EndpointId>
