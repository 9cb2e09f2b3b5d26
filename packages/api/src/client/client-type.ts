import type { Contract, EndpointId, Input, Value } from '../contract/contract.ts'
import type { CallOptions, MoneyCallOptions } from './options.ts'

type Arguments<Id extends EndpointId> = Contract[Id]['effect'] extends 'money'
  ? [input: Input<Id>, options: MoneyCallOptions]
  : {} extends Input<Id>
    ? [input?: Input<Id>, options?: CallOptions]
    : [input: Input<Id>, options?: CallOptions]

/** A call of the client: resolves with the value, rejects with an `ApiFailure`. */
export type Call<Id extends EndpointId> = (...call: Arguments<Id>) => Promise<Value<Id>>

type Group = EndpointId extends `${infer Name}.${string}` ? Name : never

/** The typed client: `client.session.login(input, { signal })`, one function for every id of the contract. */
export type Client = {
  readonly [Name in Group]: {
    readonly [Id in EndpointId as Id extends `${Name}.${infer Action}` ? Action : never]: Call<Id>
  }
}
